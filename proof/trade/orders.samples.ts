import type { Refund } from '#domain/trade/claims/refund.ts';
import type { ParcelTracking } from '#domain/trade/delivery/parcel-tracking.ts';
import type { OrderCounts, OrderDetail, OrderItem, OrderListItem } from '#domain/trade/orders/order.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { shipping } from '#proof/trade/shipping-sample.ts';
import { refusal } from '../entry.ts';
import { shoe } from '../kit/product.samples.ts';

/** Sample order line of a buyer. */
export const line: OrderItem = {
  orderItemId: 11,
  productId: 1,
  productName: shoe(1).name,
  storeName: shoe(1).storeName,
  optionId: 1,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'NAVY' },
  imageUrl: shoe(1).mainImageUrl,
  quantity: 1,
  totalPrice: shoe(1).price,
  finalPrice: shoe(1).discountPrice,
  status: 'DELIVERED',
  deliveredAt: '2026-11-19T03:00:00.000Z',
  confirmedAt: null,
  openClaim: null,
  dispute: null,
  lastClaim: null,
};

const other: OrderItem = {
  ...line,
  orderItemId: 12,
  productId: 2,
  productName: shoe(2).name,
  storeName: shoe(2).storeName,
  optionId: 2,
  optionDetails: { gender: 'MEN', size: '265', color: 'SKY_BLUE' },
  imageUrl: shoe(2).mainImageUrl,
  totalPrice: shoe(2).price,
  finalPrice: shoe(2).discountPrice,
};

/** Sample delivered order in the buyer's list. */
export const listed: OrderListItem = {
  orderId: 31,
  orderNo: 'S2026112100000031',
  status: 'DELIVERED',
  orderedAt: '2026-11-16T03:00:00.000Z',
  currency: 'KRW',
  deliveryFee: 0,
  totalDiscountPrice: 0,
  totalPrice: 212_200,
  finalPrice: 212_200,
  usedPoints: 0,
  earnedPoints: 1_060,
  delivery: null,
  late: null,
  deposit: null,
  items: [line, other],
};

/** Order that was just paid. */
export const fresh: OrderListItem = {
  ...listed,
  orderId: 32,
  orderNo: 'S2026112000000032',
  status: 'ORDERED',
  orderedAt: '2026-11-20T09:00:00.000Z',
  totalPrice: 189_000,
  finalPrice: 189_000,
  earnedPoints: 945,
  delivery: { today: '2026-11-21', shipsOn: '2026-11-23', arrivesOn: '2026-11-25' },
  items: [
    {
      ...line,
      orderItemId: 13,
      productId: 3,
      productName: shoe(3).name,
      storeName: shoe(3).storeName,
      imageUrl: shoe(3).mainImageUrl,
      totalPrice: shoe(3).price,
      finalPrice: shoe(3).discountPrice,
      status: 'ORDERED',
      deliveredAt: null,
    },
  ],
};

/** Sample of the page of the listed order. */
export const detail: OrderDetail = {
  ...listed,
  levelDiscount: 0,
  couponDiscount: 0,
  shippingInfo: shipping,
  paymentInfo: { paymentMethod: '카드', cardNumber: null, cardExpiry: null, cardCvc: null, receiptUrl: null },
  parcels: [{ carrier: '한빛택배', trackingNumber: '612345678901', orderItemIds: [11, 12] }],
  timeline: [
    { event: 'ORDERED', detail: '', at: '2026-11-16T03:00:00.000Z' },
    { event: 'SHIPPED', detail: '', at: '2026-11-17T06:00:00.000Z' },
    { event: 'DELIVERED', detail: '', at: '2026-11-19T03:00:00.000Z' },
  ],
  refundAccount: null,
  cashReceipt: null,
  cashReceiptUntil: null,
  refunds: [],
  claims: [],
  terms: {
    ...PRESENT_TERMS,
    policies: {},
    baseTotal: listed.totalPrice,
    goodsTotal: listed.totalPrice,
    levelDiscount: 0,
    couponDiscount: 0,
    usedPoints: listed.usedPoints,
    deliveryFee: listed.deliveryFee,
    finalPrice: listed.finalPrice,
    promisedOn: '2026-11-19',
    earnedPoints: listed.earnedPoints,
    level: { id: 3, name: '골드' },
  },
  readAt: '2026-11-21T03:00:00.000Z',
};

/** Sample of the page of an order that waits for its deposit. */
export const awaitingDetail: OrderDetail = {
  ...detail,
  status: 'PENDING',
  items: detail.items.map((item) => ({ ...item, status: 'PENDING', deliveredAt: null })),
  paymentInfo: { ...detail.paymentInfo, paymentMethod: '무통장입금' },
  parcels: [],
  timeline: [],
  deposit: {
    state: 'WAITING',
    bank: '신한',
    accountNumber: '79202611210031',
    depositor: '김신발',
    amount: detail.finalPrice,
    deposited: 0,
    dueAt: '2026-11-22T03:00:00.000Z',
    testUrl: '/test-pay/test_abc',
  },
};

/** Typed account for a refund. */
export const accountTyped = {
  type: 'field.changed',
  change: { bank: '신한', accountNumber: '110-222-333444', holder: '김신발' },
} as const;
/** Press of the button that saves a form. */
export const submitted = { type: 'form.submitted' } as const;

export const error = new Error('주문을 불러오지 못했어요.');
export const refused = new Error('지금 상태에서는 할 수 없어요.');

export const refund: Refund = {
  cash: 96_000,
  points: 0,
  deliveryRefund: 0,
  deliveryCharge: 3_000,
  outboundCharge: 0,
  couponRestored: false,
};

export const counts: OrderCounts = { waiting: 0, ordered: 1, shipped: 1, toConfirm: 2, confirmed: 3 };
export const cancel: OrderAction = { kind: 'cancel', orderId: 31, orderItemIds: [] };
export const asked = { type: 'action.asked', action: cancel } as const;
export const yes = { type: 'action.confirmed' } as const;

export const carrierBusy = refusal(
  '택배사가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
  'CARRIER_UNAVAILABLE',
);

export const parcel: ParcelTracking = {
  carrier: 'CJ대한통운',
  trackingNumber: '612345678901',
  link: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
  steps: [
    { step: 'ACCEPTED', at: '2026-11-20T06:00:00.000Z' },
    { step: 'AT_HUB', at: '2026-11-20T18:00:00.000Z' },
  ],
};
