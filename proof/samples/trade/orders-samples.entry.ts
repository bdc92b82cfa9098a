import type { ClaimBranches } from '#domain/trade/claims/claim-preview.ts';
import { CLAIM_STAGES } from '#domain/trade/claims/claim-stages.ts';
import type { OrderClaim, OrderDetail, OrderItem, OrderListItem } from '#domain/trade/orders/order.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { shipping } from '#proof/samples/trade/shipping-sample.ts';
import { shoe } from '../kit/products.entry.ts';

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

const money = {
  cash: 96_000,
  points: 0,
  deliveryRefund: 0,
  deliveryCharge: 3_000,
  outboundCharge: 0,
  couponRestored: false,
};
/** Stages of a claim that is made on Saturday, 21 November, and picked up on this day. */
const stagesFrom = (days: readonly string[]) =>
  CLAIM_STAGES.map((stage, place) =>
    stage === 'ask'
      ? { stage, at: '2026-11-21T03:00:00.000Z', due: null }
      : { stage, at: null, due: days[place - 1] ?? null },
  );
/** Sample of the days and refunds of each branch of a claim. */
const branches: ClaimBranches = {
  refunds: { CHANGE_OF_MIND: money, DEFECT: { ...money, cash: 99_000, deliveryCharge: 0 } },
  plans: [
    {
      method: 'PICKUP',
      pickupOn: '2026-11-24',
      stages: stagesFrom(['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-30', '2026-12-01']),
    },
    {
      method: 'PICKUP',
      pickupOn: '2026-11-25',
      stages: stagesFrom(['2026-11-23', '2026-11-25', '2026-11-27', '2026-12-01', '2026-12-02']),
    },
    {
      method: 'OWN',
      pickupOn: null,
      stages: stagesFrom(['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-02', '2026-12-03']),
    },
  ],
};

/** Sample of what the claim form is about: order, line and other sizes. */
export const subject: ClaimSubject = {
  order: detail,
  line,
  options: [{ optionId: 2, gender: 'UNISEX', size: '265', color: 'BLACK', stock: 4 }],
  window: 'open',
  branches,
};

/** Sample claim of a buyer that its seller has not answered, from before the way back was asked for. */
export const askedClaim: OrderClaim = {
  claimId: 5,
  orderItemId: 11,
  productId: 1,
  productName: '한지 슬립온',
  optionDetails: { gender: 'UNISEX', size: '260', color: 'NAVY' },
  quantity: 1,
  imageUrl: null,
  type: 'RETURN',
  status: 'REQUESTED',
  reason: 'SIZE',
  detail: '',
  newSize: null,
  answer: '',
  imageUrls: [],
  createdAt: '2026-11-21T03:00:00.000Z',
  collectCarrier: null,
  collectTracking: null,
  receivedAt: null,
  refundDue: null,
  rejectReason: null,
  rejectImageUrls: [],
  backCarrier: null,
  backTracking: null,
  method: null,
  pickupOn: null,
  pickupPlace: '',
  code: 'R0000005-5',
  stages: [],
  returnTo: null,
};
