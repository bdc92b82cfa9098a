import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { shipping } from '#proof/trade/shipping-sample.ts';
import { DeliveryInfo } from '#src/areas/trade/orders/order-facts.tsx';

const item = (orderItemId: number, status: 'ORDERED' | 'SHIPPED'): OrderDetail['items'][number] => ({
  orderItemId,
  productId: 1,
  productName: '가죽 단화',
  storeName: '수제화 공방',
  optionId: orderItemId,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'BLACK' },
  imageUrl: null,
  quantity: 1,
  totalPrice: 50_000,
  finalPrice: 50_000,
  status,
  deliveredAt: null,
  confirmedAt: null,
  openClaim: null,
  dispute: null,
  lastClaim: null,
});

const order = (items: OrderDetail['items'], parcels: OrderDetail['parcels']): OrderDetail => ({
  orderId: 1,
  orderNo: 'S1',
  status: 'SHIPPED',
  orderedAt: '2026-11-20T03:30:00Z',
  currency: 'KRW',
  deliveryFee: 0,
  totalDiscountPrice: 0,
  totalPrice: 100_000,
  finalPrice: 100_000,
  usedPoints: 0,
  earnedPoints: 500,
  delivery: null,
  late: null,
  items,
  levelDiscount: 0,
  couponDiscount: 0,
  shippingInfo: shipping,
  paymentInfo: { paymentMethod: '카드', cardNumber: null, cardExpiry: null, cardCvc: null, receiptUrl: null },
  parcels,
  timeline: [],
  refunds: [],
  claims: [],
  terms: null,
  deposit: null,
  refundAccount: null,
  cashReceipt: null,
  cashReceiptUntil: null,
  readAt: '2026-11-21T03:30:00Z',
});
const parcel = { carrier: '한빛택배', trackingNumber: '99', orderItemIds: [1] };

it('DeliveryInfo marks a shipped line without a number, and no other', () => {
  const { rerender } = render(
    <DeliveryInfo order={order([item(1, 'SHIPPED'), item(2, 'SHIPPED')], [parcel])} />,
  );
  expect(screen.getByText('한빛택배 99')).toBeVisible();
  expect(screen.getByText('송장 번호가 아직 없어요.')).toBeVisible();
  rerender(<DeliveryInfo order={order([item(1, 'SHIPPED'), item(2, 'ORDERED')], [parcel])} />);
  expect(screen.queryByText('송장 번호가 아직 없어요.')).toBeNull();
});
