import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { awaitingDetail } from '#proof/trade/orders.samples.ts';
import OrderDetailScreen from '#src/areas/trade/orders/order-detail-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
beforeEach(() => window.sessionStorage.clear());

const open = (order: typeof awaitingDetail) => {
  const sent: unknown[] = [];
  renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, {
    'GET /api/users/orders/31': ok(order),
    'PUT /api/users/orders/31/refund-account': ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return ok({ bank: '신한', numberTail: '3444', holder: '김신발' });
    },
  });
  return sent;
};

describe('order that waits for its deposit', () => {
  it('says until when and to which account, and offers to copy the number and to cancel', async () => {
    open(awaitingDetail);
    expect(await screen.findByText('입금 대기')).toBeVisible();
    expect(screen.getByText('2026년 11월 22일 오후 12:00까지 입금해 주세요')).toBeVisible();
    expect(screen.getByText('신한 79202611210031')).toBeVisible();
    expect(screen.getByRole('button', { name: '계좌 번호 복사' })).toBeVisible();
    expect(screen.getByRole('button', { name: '주문 취소' })).toBeVisible();
  });

  it('asks for the rest of a partial deposit', async () => {
    const deposit = awaitingDetail.deposit && { ...awaitingDetail.deposit, deposited: 200_000 };
    open({ ...awaitingDetail, deposit });
    expect(await screen.findByText('12,200원')).toBeVisible();
  });

  it('takes an account for refunds, and sends its number as it was typed', async () => {
    const sent = open(awaitingDetail);
    fireEvent.click(await screen.findByRole('button', { name: '환불 계좌 입력' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: '저장' }));
    expect(await form.findByText('은행을 골라 주세요.')).toBeVisible();
    const choose = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    choose(/^은행/, '신한');
    choose(/^계좌 번호/, '110-222-333444');
    choose(/^예금주/, '김신발');
    fireEvent.click(form.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(sent).toEqual([{ bank: '신한', accountNumber: '110-222-333444', holder: '김신발' }]),
    );
  });
});
