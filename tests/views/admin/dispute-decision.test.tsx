import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MetricRows } from '#src/areas/admin/analytics/metric-rows.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ROWS = '/api/admin/dashboard/rows';
const DECIDE = '/api/admin/delivery-disputes/7/decide';
const row = { id: '7', at: null, text: 'S20261120 단화', amount: null, target: { type: 'MEMBER', id: 3 } };
const page = (content: object[]) => ({
  body: {
    success: true,
    data: {
      content,
      page: 0,
      size: 20,
      totalElements: content.length,
      totalPages: 1,
      hasNext: false,
      hasPrevious: false,
      first: true,
      last: true,
      empty: content.length === 0,
      numberOfElements: content.length,
    },
  },
});
const open = (metric: 'notReceived' | 'orders', answers: Answers) =>
  renderShop(
    <MetricRows metric={metric} period={{ from: '2026-11-15', to: '2026-11-21' }} onClose={vi.fn()} />,
    answers,
    { person: { ...MEMBER, userType: 'admin' } },
  );

it('DisputeDecision closes a dispute after one confirmation, and the rows reload', async () => {
  let rows = [row];
  const shop = open('notReceived', {
    [ROWS]: () => page(rows),
    [`POST ${DECIDE}`]: () => {
      rows = [];
      return { body: { success: true, data: { disputeId: 7 } } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'S20261120 단화 배송 완료로 확정' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/반품 기한과 자동 구매확정은 오늘부터 다시 계산해요/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '배송 완료로 확정' }));
  await waitFor(() => expect(shop.to(DECIDE)).toHaveLength(1));
  expect(await screen.findByText('이 기간에는 기록이 없어요')).toBeTruthy();
});

it('DisputeDecision shows the reason if the dispute was closed meanwhile', async () => {
  const message = '이미 확인이 끝난 배송이에요.';
  const ended = { status: 409, body: { success: false, code: 'DISPUTE_ENDED', message } };
  const shop = open('notReceived', { [ROWS]: page([row]), [`POST ${DECIDE}`]: ended });
  fireEvent.click(await screen.findByRole('button', { name: /배송 완료로 확정$/ }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: '배송 완료로 확정' }));
  await waitFor(() =>
    expect(shop.app.shell.getSnapshot().context.toasts.map(({ text }) => text)).toEqual([message]),
  );
  expect(await screen.findByText(row.text)).toBeTruthy();
});

it('FigureRows of other metrics have no decision', async () => {
  open('orders', { [ROWS]: page([row]) });
  expect(await screen.findByText('S20261120 단화')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /배송 완료로 확정$/ })).toBeNull();
});
