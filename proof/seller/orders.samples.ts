import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import type { ParcelAbout } from '#machines/seller/orders/parcel-form.machine.ts';
import type { LineFilters } from '#machines/seller/orders/seller-lines.machine.ts';
import { done, refusal } from '../entry.ts';
import { shoe } from '../kit/product.samples.ts';
import { shipping } from '../trade/shipping-sample.ts';

export const group = '판매자';
export const error = new Error('주문을 불러오지 못했어요.');
const at = '2026-11-20T03:00:00.000Z';

/** Sample paid order line of a store. */
export const line: SellerLine = {
  orderItemId: 71,
  orderId: 31,
  orderNo: 'S2026112000000031',
  orderedAt: at,
  productId: 1,
  productName: shoe(1).name,
  imageUrl: shoe(1).mainImageUrl,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'BLACK' },
  quantity: 2,
  unitPrice: 89_000,
  paid: 172_400,
  buyerName: '김*루',
  status: 'ORDERED',
  shippedAt: null,
  deliveredAt: null,
  confirmedAt: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  shipBy: '2026-11-22T03:00:00.000Z',
  isLate: true,
  isOverdue: false,
  isDisputed: false,
  claim: null,
  next: ['SHIPPED', 'CANCELLED'],
  deliverableFrom: null,
};

export const onTheWay: SellerLine = {
  ...line,
  orderItemId: 72,
  orderId: 32,
  orderNo: 'S2026112100000032',
  quantity: 1,
  status: 'SHIPPED',
  shippedAt: at,
  carrier: 'CJ대한통운',
  trackingNumber: '612345678901',
  trackingUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
  buyerName: '박*인',
  isLate: false,
  next: ['DELIVERED'],
};

export const counts = {
  ALL: 4,
  NEW: 2,
  LATE: 1,
  OVERDUE: 1,
  SHIPPED: 1,
  DELIVERED: 0,
  NOT_RECEIVED: 0,
  CONFIRMED: 1,
  CANCELLED: 0,
  CLAIMED: 0,
};

export const none: LineFilters = { q: null, tab: null, from: null, until: null };
export const filter = { filters: none, sort: null, size: 20 };

/** Sample order with lines of a store. */
export const order: SellerOrder = {
  orderId: 31,
  orderNo: line.orderNo,
  orderedAt: at,
  status: 'ORDERED',
  lines: [line],
  goods: 178_000,
  discount: 5_600,
  paid: 172_400,
  contactView: 'FULL',
  late: null,
  contact: { ...shipping, deliveryMessage: '문 앞에 두세요' },
  timeline: [{ event: 'ORDERED', detail: '', at, orderItemId: null }],
  claims: [],
  readAt: at,
};

export const left = { type: 'page.left' } as const;
export const shown = { type: 'page.shown' } as const;
export const pace = { type: 'xstate.after.pace.newOrderPolling.seen' } as const;
export const submitted = { type: 'form.submitted' } as const;

export const about: ParcelAbout = {
  deed: 'ship',
  lines: [{ orderNo: line.orderNo, orderItemId: String(line.orderItemId) }],
  before: { carrier: '', trackingNumber: '' },
};

export const parcelTyped = {
  type: 'field.changed',
  change: { carrier: 'CJ대한통운', trackingNumber: '612345678901' },
} as const;

export const moved = refusal('지금 상태에서는 할 수 없어요.', 'INVALID_ORDER_STATUS');
export const parcelDone = done('save', '상품을 발송 처리했어요.');

export const reasoned = {
  type: 'field.changed',
  change: { reason: '재고가 없어요', isSoldOut: true },
} as const;

export const cancelDone = done('save', { isSoldOut: true });

export const dayTyped = {
  type: 'field.changed',
  change: { day: '2026-11-30', reason: '태풍으로 늦어졌어요' },
} as const;

export const tooLate = refusal('새 도착일은 한 번만 알릴 수 있어요.', 'NEW_DAY_NAMED');

export const act = {
  rows: [
    {
      orderNo: line.orderNo,
      orderItemId: '71',
      carrier: 'CJ대한통운',
      trackingNumber: '612345678901',
    },
  ],
};

export const ticked = { type: 'row.toggled', id: 71 } as const;
export const asked = { type: 'act.asked', act } as const;
export const confirmed = { type: 'act.confirmed' } as const;
export const outcomes = [{ id: 71, done: true, reason: null }];
export const some = [{ id: 71, done: false, reason: '지금 상태에서는 보낼 수 없는 상품이에요.' }];
export const changed = { type: 'list.changed' } as const;

export const numbers = {
  type: 'field.changed',
  change: { carrier: 'CJ대한통운', 71: '612345678901' },
} as const;
