// Size: every chart of the order page, with the lines and the order that they share.

import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { lineBulkMachine } from '#machines/seller/orders/line-bulk.machine.ts';
import { lineCancelMachine } from '#machines/seller/orders/line-cancel.machine.ts';
import { lineFileMachine } from '#machines/seller/orders/line-file.machine.ts';
import { lineParcelsMachine } from '#machines/seller/orders/line-parcels.machine.ts';
import { newArrivalDateFormMachine } from '#machines/seller/orders/new-arrival-date-form.machine.ts';
import { newOrderPollingMachine } from '#machines/seller/orders/new-order-polling.machine.ts';
import { orderDeliveredMachine } from '#machines/seller/orders/order-delivered.machine.ts';
import { type ParcelAbout, parcelFormMachine } from '#machines/seller/orders/parcel-form.machine.ts';
import { type LineFilters, sellerLinesMachine } from '#machines/seller/orders/seller-lines.machine.ts';
import { sellerOrderMachine } from '#machines/seller/orders/seller-order.machine.ts';
import { shipping } from '#proof/samples/trade/shipping-sample.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoe } from '../kit/products.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '판매자';
const error = new Error('주문을 불러오지 못했어요.');
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
const onTheWay: SellerLine = {
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
const counts = {
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
const none: LineFilters = { q: null, tab: null, from: null, until: null };
const filter = { filters: none, sort: null, size: 20 };

const list = pagedEntry({
  title: '판매자 주문',
  group,
  machine: sellerLinesMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, q: '없는 주문' } },
  beside: { counts },
  error,
  items: [line, onTheWay],
});

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
const detail = resourceEntry({
  title: '판매자 주문 하나',
  group,
  machine: sellerOrderMachine,
  input: { id: 31 },
  load: { done: order, error },
  reloads: true,
});

const left = { type: 'page.left' } as const;
const shown = { type: 'page.shown' } as const;
const pace = { type: 'xstate.after.pace.newOrderPolling.seen' } as const;
const watch: RegistryEntry = {
  title: '새 주문 살피기',
  group,
  machine: newOrderPollingMachine,
  ports: {},
  events: [left, shown, pace],
  walkthroughs: [
    { name: '보고 있는 동안 다시 읽기', steps: [pace, pace] },
    { name: '다른 탭에 다녀오기', steps: [left, shown, pace] },
  ],
};

const submitted = { type: 'form.submitted' } as const;
const about: ParcelAbout = {
  deed: 'ship',
  lines: [{ orderNo: line.orderNo, orderItemId: String(line.orderItemId) }],
  before: { carrier: '', trackingNumber: '' },
};
const parcelTyped = {
  type: 'field.changed',
  change: { carrier: 'CJ대한통운', trackingNumber: '612345678901' },
} as const;
const moved = refusal('지금 상태에서는 할 수 없는 일이에요.', 'INVALID_ORDER_STATUS');
const parcelDone = done('save', '보낸 것으로 저장했어요.');
const parcel: RegistryEntry = {
  title: '송장',
  group,
  machine: parcelFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: '보낸 것으로 저장했어요.', error: moved, otherErrors: [unanswered] } },
  events: [parcelTyped, { type: 'field.changed', change: { trackingNumber: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 보내기', steps: [parcelTyped, submitted, parcelDone] },
    {
      name: '거절되고 다시 보내기',
      steps: [parcelTyped, submitted, failed('save', moved), submitted, parcelDone],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [parcelTyped, submitted, failed('save', unanswered), submitted, parcelDone],
    },
    { name: '빈 송장은 보내지지 않음', steps: [submitted] },
  ],
};

const reasoned = { type: 'field.changed', change: { reason: '재고가 없어요', isSoldOut: true } } as const;
const cancelDone = done('save', { isSoldOut: true });
const cancel: RegistryEntry = {
  title: '판매자의 주문 취소',
  group,
  machine: lineCancelMachine,
  kit: 'form',
  input: { orderId: 31, lines: [line] },
  ports: { save: { done: { isSoldOut: true }, error: moved, otherErrors: [unanswered] } },
  events: [reasoned, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '사유를 적어 취소하기', steps: [reasoned, submitted, cancelDone] },
    {
      name: '거절되고 다시 보내기',
      steps: [reasoned, submitted, failed('save', moved), submitted, cancelDone],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [reasoned, submitted, failed('save', unanswered), submitted, cancelDone],
    },
    { name: '사유 없이는 보내지지 않음', steps: [submitted] },
  ],
};

const dayTyped = {
  type: 'field.changed',
  change: { day: '2026-11-30', reason: '태풍으로 늦어졌어요' },
} as const;
const tooLate = refusal('새 도착일은 한 번만 알릴 수 있어요.', 'NEW_DAY_NAMED');
const newDay: RegistryEntry = {
  title: '늦은 주문의 새 도착일',
  group,
  machine: newArrivalDateFormMachine,
  kit: 'form',
  input: { orderId: 31, first: '2026-11-27' },
  ports: { save: { done: undefined, error: tooLate, otherErrors: [unanswered] } },
  events: [dayTyped, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '날짜와 이유를 적어 알리기', steps: [dayTyped, submitted, done('save', undefined)] },
    {
      name: '거절되고 다시 보내기',
      steps: [dayTyped, submitted, failed('save', tooLate), submitted, done('save', undefined)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [dayTyped, submitted, failed('save', unanswered), submitted, done('save', undefined)],
    },
    { name: '이유 없이는 보내지지 않음', steps: [submitted] },
  ],
};

const delivered = removalEntry({
  title: '배송 완료로 바꾸기',
  group,
  machine: orderDeliveredMachine,
  error: moved,
});

const file = fileEntry({
  title: '판매자 주문 파일',
  group,
  machine: lineFileMachine,
  filter: none,
  fileName: 'orders-2026-11-22.csv',
  csv: '주문번호,상품주문번호\r\n',
});

const act = {
  rows: [
    {
      orderNo: line.orderNo,
      orderItemId: '71',
      carrier: 'CJ대한통운',
      trackingNumber: '612345678901',
    },
  ],
};
const ticked = { type: 'row.toggled', id: 71 } as const;
const asked = { type: 'act.asked', act } as const;
const confirmed = { type: 'act.confirmed' } as const;
const outcomes = [{ id: 71, done: true, reason: null }];
const some = [{ id: 71, done: false, reason: '지금 상태에서는 보낼 수 없는 상품이에요.' }];
const changed = { type: 'list.changed' } as const;
const bulk: RegistryEntry = {
  title: '고른 상품 보내기',
  group,
  machine: lineBulkMachine,
  ports: { count: { done: 1, error }, act: { done: outcomes, error, otherDone: [some] } },
  events: [
    ticked,
    { type: 'page.toggled', ids: [71, 72] },
    { type: 'all.chosen', filter: none },
    changed,
    { type: 'selection.cleared' },
    asked,
    confirmed,
    { type: 'act.cancelled' },
  ],
  walkthroughs: [
    { name: '골라서 보내기', steps: [ticked, asked, done('count', 1), confirmed, done('act', outcomes)] },
    { name: '거절된 상품이 남음', steps: [ticked, asked, done('count', 1), confirmed, done('act', some)] },
    { name: '물었다가 그만두기', steps: [ticked, asked, done('count', 1), { type: 'act.cancelled' }] },
    { name: '고른 뒤 조건이 바뀜', steps: [ticked, changed] },
  ],
};

const numbers = { type: 'field.changed', change: { carrier: 'CJ대한통운', 71: '612345678901' } } as const;
const parcels: RegistryEntry = {
  title: '고른 상품의 송장',
  group,
  machine: lineParcelsMachine,
  kit: 'form',
  input: [{ orderNo: line.orderNo, orderItemId: '71' }],
  ports: { save: { done: act, error: moved, otherErrors: [unanswered] } },
  events: [numbers, { type: 'field.changed', change: { 71: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 확인하기', steps: [numbers, submitted, done('save', act)] },
    { name: '빈 송장은 보내지지 않음', steps: [submitted] },
    {
      name: '거절되고 다시 적기',
      steps: [numbers, submitted, failed('save', moved), submitted, done('save', act)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [numbers, submitted, failed('save', unanswered), submitted, done('save', act)],
    },
  ],
};

/**
 * Registry entries of the charts of a seller's orders and shipping: sample data and labels for tests,
 * drawings and the inspector.
 */
export const sellerOrderEntries: readonly RegistryEntry[] = [
  list,
  detail,
  watch,
  parcel,
  cancel,
  newDay,
  delivered,
  file,
  bulk,
  parcels,
];
