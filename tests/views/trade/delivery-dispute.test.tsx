import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { detail } from '#proof/trade/orders.samples.ts';
import { OrderActions } from '#src/areas/trade/orders/order-actions.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = `/api/users/orders/${detail.orderId}`;
const done = { body: { success: true, data: { orderId: detail.orderId, status: 'DELIVERED' } } };
const delivered = (dispute: OrderDetail['items'][number]['dispute'], confirmedAt: string | null = null) => ({
  ...detail,
  items: detail.items
    .slice(0, 1)
    .map((item) => ({ ...item, status: 'DELIVERED' as const, openClaim: null, confirmedAt, dispute })),
});
const show = (order: OrderDetail, answers: Answers = {}) => {
  const onDone = vi.fn();
  return {
    onDone,
    ...renderShop(<OrderActions order={order} onDone={onDone} />, answers, { person: MEMBER }),
  };
};

const INQUIRIES = '/api/user/inquiries';
const inquired = { body: { success: true, data: { inquiryId: 5 } } };

it('OrderActions report a delivered line as not received after one confirmation, and ask its store', async () => {
  const shop = show(delivered(null), {
    [`POST ${PATH}/not-received`]: done,
    [`POST ${INQUIRIES}`]: inquired,
  });
  fireEvent.click(await screen.findByRole('button', { name: '아직 못 받았어요' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/자동 구매확정과 반품 기한이 멈춰요/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '아직 못 받았어요' }));
  await waitFor(() => expect(shop.onDone).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(shop.to(`${PATH}/not-received`)[0]?.body))).toEqual({
    orderItemIds: [detail.items[0]?.orderItemId],
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await waitFor(() => expect(shop.visited).toEqual(['/mypage/inquiries/5']));
  expect(JSON.parse(String(shop.to(INQUIRIES)[0]?.body))).toMatchObject({
    lineId: detail.items[0]?.orderItemId,
    topic: 'DELIVERY',
    content: expect.stringContaining('아직 받지 못했어요'),
  });
});

it('OrderActions of a line under way ask its store at once, without a report', async () => {
  const [first, second] = detail.items;
  const items = [first, second].map((item, index) => ({
    ...Object(item),
    orderItemId: index + 70,
    status: index === 0 ? ('ORDERED' as const) : ('SHIPPED' as const),
    openClaim: null,
    confirmedAt: null,
    dispute: null,
  }));
  const shop = show({ ...detail, items }, { [`POST ${INQUIRIES}`]: inquired });
  fireEvent.click(await screen.findByRole('button', { name: '아직 못 받았어요' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await waitFor(() => expect(shop.visited).toEqual(['/mypage/inquiries/5']));
  expect(JSON.parse(String(shop.to(INQUIRIES)[0]?.body))).toMatchObject({ lineId: 71, topic: 'DELIVERY' });
  expect(shop.to(`${PATH}/not-received`)).toEqual([]);
});

it('OrderActions of a disputed line show that its days are paused, and confirm receipt after one confirmation', async () => {
  const shop = show(delivered('OPEN'), { [`POST ${PATH}/received`]: done });
  expect(await screen.findByText(/자동 구매확정과 반품 기한이 멈춰 있어요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '아직 못 받았어요' })).toBeNull();
  expect(screen.queryByRole('button', { name: '구매확정' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '받았어요' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/오늘부터 7일 안에/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '받았어요' }));
  await waitFor(() => expect(shop.onDone).toHaveBeenCalledTimes(1));
});

it.each([
  ['confirmed', delivered(null, '2026-11-21T03:00:00.000Z')],
  ['settled by an administrator', delivered('DECIDED')],
  ['settled by its buyer', delivered('RECEIVED')],
])('OrderActions offer no report for a line that is %s', async (_, order) => {
  show(order);
  expect(await screen.findByRole('link', { name: '리뷰 쓰기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '아직 못 받았어요' })).toBeNull();
  expect(screen.queryByRole('button', { name: '받았어요' })).toBeNull();
});
