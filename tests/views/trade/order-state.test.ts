import { expect, it } from 'vitest';
import type { OrderItem } from '#domain/trade/orders/order.ts';
import { fresh, line, listed } from '#proof/trade/orders.samples.ts';
import { lineState, orderFacts, orderTitle } from '#src/areas/trade/orders/order-state.ts';

const confirmedAt = '2026-11-20T00:00:00.000Z';
const asked = (type: 'RETURN' | 'EXCHANGE', status: NonNullable<OrderItem['lastClaim']>['status']) => ({
  lastClaim: { claimId: 1, type, status },
});

it.each<[string, Partial<OrderItem>, string]>([
  ['delivered', {}, '배송 완료'],
  ['confirmed', { confirmedAt }, '구매확정'],
  ['asked to be sent back', asked('RETURN', 'REQUESTED'), '반품 요청'],
  ['asked to be changed, though confirmed', { confirmedAt, ...asked('EXCHANGE', 'REQUESTED') }, '교환 요청'],
  ['not sent back after all', asked('RETURN', 'WITHDRAWN'), '배송 완료'],
  ['changed', asked('EXCHANGE', 'COMPLETED'), '교환 완료'],
  ['sent back', { status: 'RETURNED', ...asked('RETURN', 'COMPLETED') }, '반품'],
])('lineState of a line that is %s', (_, change, words) =>
  expect(lineState({ ...line, ...change })).toBe(words),
);

it('orderTitle is the delivery day of a shipped order, and the state of another', () => {
  const delivery = { today: '2026-11-20', shipsOn: '2026-11-20', arrivesOn: '2026-11-24' };
  const items = [{ ...line, status: 'ORDERED' as const, deliveredAt: null }];
  const coming = { ...fresh, items, delivery };
  expect([orderTitle(coming), orderFacts(coming)]).toEqual([
    '11/24(화) 도착 예정',
    '결제 완료 · 11.20(금) 주문',
  ]);
  expect([orderTitle(listed), orderFacts(listed)]).toEqual(['배송 완료', '11.16(월) 주문']);
});

it('orderState is the common state of all lines, or of the order for mixed ones', () => {
  const confirmed = { ...line, confirmedAt };
  expect(orderTitle({ ...listed, items: [confirmed, confirmed] })).toBe('구매확정');
  expect(orderTitle({ ...listed, items: [confirmed, line] })).toBe('배송 완료');
});
