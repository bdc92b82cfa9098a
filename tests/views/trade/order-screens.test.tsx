import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { askedClaim } from '#proof/trade/claims.samples.ts';
import { detail, listed } from '#proof/trade/orders.samples.ts';
import OrderCompleteScreen from '#src/areas/trade/orders/order-complete-screen.tsx';
import OrderDetailScreen from '#src/areas/trade/orders/order-detail-screen.tsx';
import OrderListScreen from '#src/areas/trade/orders/order-list-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const list = {
  '/api/users/orders/counts': ok({ ordered: 1, shipped: 0, toConfirm: 2, confirmed: 28 }),
  '/api/users/orders': ok(toPaged([listed], { page: 0, size: 10 }, 1)),
};

it('order screens count the steps of the own orders, each linked to its orders', async () => {
  const { visited } = renderMember(<OrderListScreen />, list);
  const strip = await screen.findByRole('group', { name: '주문 상태' });
  await userEvent.click(await within(strip).findByRole('button', { name: /28\s*구매확정/ }));
  expect(visited).toEqual([expect.stringMatching(/\?status=CONFIRMED$/)]);
});

it('order screens link a line to its claim form and its review', async () => {
  renderMember(<OrderListScreen />, list);
  const links = await screen.findAllByRole('link', { name: '반품·교환' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    listed.items.map(({ orderItemId }) => `/my-orders/31/claim/${orderItemId}`),
  );
  expect(screen.getAllByRole('link', { name: '리뷰 쓰기' })).toHaveLength(2);
});

it('order screens link to the own orders, without a retry, if the order is not found', async () => {
  const missing = {
    status: 404,
    body: { success: false, code: 'ORDER_NOT_FOUND', message: '주문이 없어요.' },
  };
  renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, { 'GET /api/users/orders/31': missing });
  expect(await screen.findByRole('heading', { name: '주문이 없어요.' })).toBeVisible();
  expect(screen.getByRole('link', { name: '주문 내역 보기' }).getAttribute('href')).toBe('/my-orders');
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

it('order screens name the product of a claim, and mark its line', async () => {
  const lastClaim = { claimId: 5, type: 'RETURN', status: 'REQUESTED' };
  const [first, second] = listed.items;
  const items = [{ ...first, openClaim: 'RETURN', lastClaim }, second];
  renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, {
    'GET /api/users/orders/31': ok({ ...detail, items, claims: [askedClaim] }),
  });
  const requests = (await screen.findByRole('heading', { name: '반품·교환' })).closest('section');
  expect(within(requests ?? document.body).getByRole('link', { name: '한지 슬립온' })).toBeVisible();
  expect(screen.getByText('반품 요청')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '반품·교환' })).toHaveLength(1);
});

it('order screens show the discounts by part as in the order form', async () => {
  window.history.replaceState(null, '', '/checkout?orderId=31');
  const off = { totalDiscountPrice: 23_000, levelDiscount: 2_000, couponDiscount: 5_000, usedPoints: 1_000 };
  renderMember(<OrderCompleteScreen />, { 'GET /api/users/orders/31': ok({ ...detail, ...off }) });
  const sum = await screen.findByRole('complementary', { name: '결제 정보' });
  const of = (name: string) => within(sum).getByText(name).nextSibling?.textContent;
  expect(['상품 할인', '등급 할인', '쿠폰 할인', '포인트 사용'].map(of)).toEqual([
    '−15,000원',
    '−2,000원',
    '−5,000원',
    '−1,000원',
  ]);
});

it.each<[object, RegExp, RegExp]>([
  [{ status: 'COLLECTING', collectCarrier: 'CJ대한통운' }, /수거 중/, /CJ대한통운에서 수거해요/],
  [{ status: 'RECEIVED', refundDue: '2026-11-24T15:00:00.000Z' }, /입고 확인/, /11\.24\(화\)까지 환불해요/],
  [{ status: 'RECEIVED', refundDue: '2026-11-20T15:00:00.000Z' }, /입고 확인/, /기한이 지났어요/],
  [
    {
      status: 'REJECTED',
      rejectReason: 'WORN',
      rejectImageUrls: ['/content/a.webp'],
      receivedAt: '2026-11-20T03:00:00.000Z',
    },
    /신은 흔적이 있어요/,
    /배송비는 구매자가 부담해요/,
  ],
])('order screens show the state of a claim: %o', async (change, first, second) => {
  renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, {
    'GET /api/users/orders/31': ok({ ...detail, claims: [{ ...askedClaim, ...change }] }),
  });
  const requests = (await screen.findByRole('heading', { name: '반품·교환' })).closest('section');
  for (const word of [first, second]) expect(within(requests ?? document.body).getByText(word)).toBeTruthy();
  const pictures = within(requests ?? document.body).queryByRole('group', { name: '판매자가 보낸 사진' });
  expect(pictures !== null).toBe('rejectImageUrls' in change);
});

it('order list offers the orders that wait for a deposit, with their number, if there are some', async () => {
  const waiting = { ordered: 0, shipped: 0, toConfirm: 0, confirmed: 0, waiting: 2 };
  const { visited } = renderMember(<OrderListScreen />, { ...list, '/api/users/orders/counts': ok(waiting) });
  fireEvent.click(await screen.findByRole('button', { name: '입금 대기 2건' }));
  expect(visited.at(-1)).toMatch(/status=PENDING$/);
});

it('order list does not mention deposits if none is awaited', async () => {
  renderMember(<OrderListScreen />, list);
  await screen.findByText('28');
  expect(screen.queryByRole('button', { name: /입금 대기/ })).toBeNull();
});
