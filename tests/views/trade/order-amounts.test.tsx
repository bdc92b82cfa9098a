import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { OrderAmounts } from '#src/areas/trade/orders/order-amounts.tsx';

type Item = Pick<OrderDetail['items'][number], 'status' | 'confirmedAt'>;
const PAID = { totalPrice: 100_000, finalPrice: 100_000, deliveryFee: 0, totalDiscountPrice: 0 };
const NOTHING_OFF = { levelDiscount: 0, couponDiscount: 0, usedPoints: 0 };
const order = (...items: Item[]) =>
  ({
    ...PAID,
    ...NOTHING_OFF,
    earnedPoints: 500,
    items,
    paymentInfo: { paymentMethod: '카드', receiptUrl: null },
    // Only what the amounts read.
  }) as unknown as OrderDetail;
const confirmed: Item = { status: 'DELIVERED', confirmedAt: '2026-11-28T03:00:00Z' };
const open: Item = { status: 'DELIVERED', confirmedAt: null };
const returned: Item = { status: 'RETURNED', confirmedAt: null };

it.each([
  ['a line is still to be confirmed', [confirmed, open], '적립 예정 포인트'],
  ['each line that was kept is confirmed', [confirmed, returned], '적립한 포인트'],
  ['nothing was kept', [returned], '적립 예정 포인트'],
])('OrderAmounts, where %s, say whether points are credited', (_, items, term) => {
  render(<OrderAmounts order={order(...items)} />);
  expect(screen.getByText(term)).toBeTruthy();
  expect(screen.getByText('500P')).toBeTruthy();
});
