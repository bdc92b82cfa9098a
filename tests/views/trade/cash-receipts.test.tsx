import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiptedDetail } from '#proof/trade/cash-receipts.samples.ts';
import { detail } from '#proof/trade/orders.samples.ts';
import OrderDetailScreen from '#src/areas/trade/orders/order-detail-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
beforeEach(() => window.sessionStorage.clear());

const open = (order: typeof detail) => {
  const sent: unknown[] = [];
  renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, {
    'GET /api/users/orders/31': ok(order),
    'POST /api/users/orders/31/cash-receipt': ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return ok({ ...receiptedDetail.cashReceipt, state: 'WISHED' });
    },
  });
  return sent;
};
const UNTIL = '2026-11-28T03:00:00.000Z';

describe('cash receipt on the page of an order', () => {
  it('is asked for with the kind and the number that were typed, until the end of its days', async () => {
    const sent = open({ ...receiptedDetail, cashReceipt: null, cashReceiptUntil: UNTIL });
    expect(await screen.findByText('2026년 11월 28일 오후 12:00까지 신청할 수 있어요.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '현금영수증 신청' }));
    const form = within(await screen.findByRole('dialog'));
    const send = () => fireEvent.click(form.getByRole('button', { name: '현금영수증 신청' }));
    send();
    expect(await form.findByText('번호를 입력해 주세요.')).toBeVisible();
    fireEvent.change(form.getByLabelText(/^현금영수증/), { target: { value: 'BUSINESS' } });
    const number = form.getByLabelText(/^사업자등록번호/);
    fireEvent.change(number, { target: { value: '220-81-62518' } });
    send();
    expect(await form.findByText('사업자등록번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible();
    fireEvent.change(number, { target: { value: '220-81-62517' } });
    send();
    await waitFor(() => expect(sent).toEqual([{ kind: 'BUSINESS', number: '220-81-62517' }]));
  });

  it('shows the approval number, what was cancelled after a refund, and four digits of the number', async () => {
    open(receiptedDetail);
    expect(await screen.findByText('소득공제용 (번호 끝자리 6789)')).toBeVisible();
    expect(screen.getByText('123456789')).toBeVisible();
    expect(screen.getByText('−10,000원')).toBeVisible();
    expect(screen.queryByRole('button', { name: '현금영수증 신청' })).toBeNull();
  });

  it('is not mentioned for an order that was paid otherwise', async () => {
    open({ ...detail, deposit: null });
    await screen.findByRole('heading', { name: '주문 상세' });
    expect(screen.queryByText('현금영수증')).toBeNull();
  });
});
