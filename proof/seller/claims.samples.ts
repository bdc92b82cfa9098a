import type { ClaimDetail } from '#domain/seller/claims/claim-desk.ts';
import type { ClaimFilters, ListedClaim } from '#machines/seller/claims/claim-list.machine.ts';
import type { ClaimStepAbout } from '#machines/seller/claims/claim-step.machine.ts';
import { done, refusal } from '../entry.ts';
import { shoe } from '../kit/product.samples.ts';

export const group = '판매자';
export const error = new Error('요청을 불러오지 못했어요.');

export const asked: ListedClaim = {
  claimId: 7,
  orderId: 31,
  orderNo: '20261119-0031',
  orderItemId: 11,
  productId: 1,
  productName: shoe(1).name,
  imageUrl: shoe(1).mainImageUrl,
  quantity: 1,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'NAVY' },
  type: 'RETURN',
  status: 'REQUESTED',
  reason: 'SIZE',
  newSize: null,
  buyerName: '김*루',
  createdAt: '2026-11-20T03:00:00.000Z',
  refundDue: null,
  isRefundLate: false,
  daysLeft: null,
};

const due = '2026-11-24T15:00:00.000Z';

export const late: ListedClaim = {
  ...asked,
  claimId: 5,
  status: 'RECEIVED',
  reason: 'DEFECT',
  buyerName: '이*준',
  refundDue: '2026-11-19T15:00:00.000Z',
  isRefundLate: true,
  daysLeft: -1,
};

export const inTime: ListedClaim = { ...late, claimId: 6, refundDue: due, isRefundLate: false, daysLeft: 4 };
export const exchange: ListedClaim = { ...asked, claimId: 4, type: 'EXCHANGE', newSize: '265' };
export const none: ClaimFilters = { state: null, type: null };
export const filter = { filters: none, sort: null, size: 20 };

export const counts = {
  REQUESTED: 2,
  COLLECTING: 0,
  RECEIVED: 2,
  COMPLETED: 8,
  REJECTED: 1,
  WITHDRAWN: 1,
  LATE: 1,
};

/** Sample return request that its seller has not decided. */
export const claim: ClaimDetail = {
  ...asked,
  detail: '발볼이 좁아서 5mm 큰 것으로 다시 살게요.',
  answer: '',
  imageUrls: [],
  rejectReason: null,
  rejectImageUrls: [],
  collectCarrier: null,
  collectTracking: null,
  collectUrl: null,
  collectedAt: null,
  receivedAt: null,
  inspectNote: '',
  decidedAt: null,
  readAt: '2026-11-20T05:00:00.000Z',
  backCarrier: null,
  backTracking: null,
  backUrl: null,
  refund: {
    cash: 86_000,
    points: 1_000,
    deliveryRefund: 0,
    deliveryCharge: 3_000,
    outboundCharge: 0,
    couponRestored: false,
  },
  next: ['COLLECTING', 'COMPLETED', 'REJECTED'],
  marks: ['approve'],
  approvedAt: null,
  checkedAt: null,
  method: 'PICKUP',
  pickupOn: '2026-11-24',
  pickupPlace: '문 앞에 둘게요.',
  isPrepaid: false,
  cameCollect: false,
  code: 'R0000007-9',
};

export const collecting: ClaimDetail = {
  ...claim,
  status: 'COLLECTING',
  collectCarrier: 'CJ대한통운',
  collectedAt: claim.readAt,
  next: ['RECEIVED', 'REJECTED'],
  marks: [],
  approvedAt: claim.readAt,
};

export const received: ClaimDetail = {
  ...collecting,
  status: 'RECEIVED',
  receivedAt: claim.readAt,
  refundDue: due,
  next: ['COMPLETED', 'REJECTED'],
  marks: ['check'],
};

export const approved: ClaimDetail = { ...claim, marks: [], approvedAt: claim.readAt };
export const checked: ClaimDetail = { ...received, marks: [], checkedAt: claim.readAt };

/** Sample claim that the seller rejected after inspection. */
export const rejected: ClaimDetail = {
  ...received,
  status: 'REJECTED',
  rejectReason: 'WORN',
  answer: '밑창에 신은 자국이 있어요.',
  decidedAt: claim.readAt,
  refund: null,
  next: [],
  marks: [],
  checkedAt: claim.readAt,
};

/** Sample rejected claim with the parcel that brings the item back. */
export const sentBack: ClaimDetail = {
  ...rejected,
  backCarrier: 'CJ대한통운',
  backTracking: '123456789012',
  backUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=123456789012',
};

export const taken = { type: 'step.taken' };
export const dropped = { type: 'step.dropped' };
export const moved = { type: 'claim.moved', reason: '다른 곳에서 먼저 처리됐어요.' };
export const noted = { type: 'parcel.noted' };
export const shown = (one: ClaimDetail) => done('load', one);
export const about: ClaimStepAbout = { id: 7, step: 'reject' };

export const worn = {
  type: 'field.changed',
  change: { reason: 'WORN', answer: '밑창에 신은 자국이 있어요.' },
} as const;

export const submitted = { type: 'form.submitted' } as const;
export const unclear = refusal('설명을 확인해 주세요.', 'INVALID_INPUT_VALUE');

export const typed = {
  type: 'field.changed',
  change: { carrier: 'CJ대한통운', tracking: '123456789012' },
} as const;
