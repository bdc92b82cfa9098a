// Size: every chart of the claims desk; they share one claim in each of its states.
import type { ClaimDetail } from '#domain/seller/claims/claim-desk.ts';
import { claimDeskMachine } from '#machines/seller/claims/claim-desk.machine.ts';
import {
  type ClaimFilters,
  claimListMachine,
  type ListedClaim,
} from '#machines/seller/claims/claim-list.machine.ts';
import { claimParcelMachine } from '#machines/seller/claims/claim-parcel.machine.ts';
import { type ClaimStepAbout, claimStepMachine } from '#machines/seller/claims/claim-step.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoe } from '../kit/products.entry.ts';

const group = '판매자';
const error = new Error('요청을 불러오지 못했어요.');

const asked: ListedClaim = {
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
const late: ListedClaim = {
  ...asked,
  claimId: 5,
  status: 'RECEIVED',
  reason: 'DEFECT',
  buyerName: '이*준',
  refundDue: '2026-11-19T15:00:00.000Z',
  isRefundLate: true,
  daysLeft: -1,
};
const inTime: ListedClaim = { ...late, claimId: 6, refundDue: due, isRefundLate: false, daysLeft: 4 };
const exchange: ListedClaim = { ...asked, claimId: 4, type: 'EXCHANGE', newSize: '265' };

const none: ClaimFilters = { state: null, type: null };
const filter = { filters: none, sort: null, size: 20 };
const counts = { REQUESTED: 2, COLLECTING: 0, RECEIVED: 2, COMPLETED: 8, REJECTED: 1, WITHDRAWN: 1, LATE: 1 };

const list = pagedEntry({
  title: '반품·교환 요청 목록',
  group,
  machine: claimListMachine,
  error,
  filters: 'withPage',
  reloads: true,
  filter,
  beside: { counts },
  narrowed: { ...filter, filters: { ...none, state: 'REJECTED' } },
  items: [asked, late, inTime, exchange],
});

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
  code: 'R0000007-9',
};
const collecting: ClaimDetail = {
  ...claim,
  status: 'COLLECTING',
  collectCarrier: 'CJ대한통운',
  collectedAt: claim.readAt,
  next: ['RECEIVED', 'REJECTED'],
  marks: [],
  approvedAt: claim.readAt,
};
const received: ClaimDetail = {
  ...collecting,
  status: 'RECEIVED',
  receivedAt: claim.readAt,
  refundDue: due,
  next: ['COMPLETED', 'REJECTED'],
  marks: ['check'],
};
const approved: ClaimDetail = { ...claim, marks: [], approvedAt: claim.readAt };
const checked: ClaimDetail = { ...received, marks: [], checkedAt: claim.readAt };
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

const chosen = (step: ClaimStepAbout['step']) => ({ type: 'step.chosen', step });
const taken = { type: 'step.taken' };
const dropped = { type: 'step.dropped' };
const moved = { type: 'claim.moved', reason: '다른 곳에서 먼저 처리됐어요.' };
const noted = { type: 'parcel.noted' };
const shown = (one: ClaimDetail) => done('load', one);

const desk: RegistryEntry = {
  title: '반품·교환 요청 하나',
  group,
  machine: claimDeskMachine,
  input: { id: 7 },
  ports: { load: { done: claim, error, otherDone: [approved, collecting, received, checked, rejected] } },
  events: [
    { type: 'screen.retried' },
    chosen('approve'),
    chosen('collect'),
    chosen('receive'),
    chosen('check'),
    chosen('complete'),
    chosen('reject'),
    dropped,
    taken,
    moved,
    noted,
  ],
  walkthroughs: [
    {
      name: '승인하고 수거해 검수하고 완료',
      steps: [
        shown(claim),
        chosen('approve'),
        taken,
        shown(approved),
        chosen('collect'),
        taken,
        shown(collecting),
        chosen('receive'),
        taken,
        shown(received),
        chosen('check'),
        taken,
        shown(checked),
        chosen('complete'),
        taken,
        shown(rejected),
      ],
    },
    {
      name: '받아 보고 반려',
      steps: [
        shown(received),
        chosen('reject'),
        dropped,
        chosen('reject'),
        taken,
        shown(rejected),
        noted,
        shown(sentBack),
      ],
    },
    {
      name: '다른 곳에서 먼저 처리',
      steps: [shown(claim), chosen('collect'), moved, shown(rejected)],
    },
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, shown(claim)],
    },
  ],
};

const about: ClaimStepAbout = { id: 7, step: 'reject' };
const worn = {
  type: 'field.changed',
  change: { reason: 'WORN', answer: '밑창에 신은 자국이 있어요.' },
} as const;
const submitted = { type: 'form.submitted' } as const;
const unclear = refusal('설명을 확인해 주세요.', 'INVALID_INPUT_VALUE');

const step: RegistryEntry = {
  title: '반품·교환 요청 처리',
  group,
  machine: claimStepMachine,
  kit: 'form',
  input: about,
  ports: {
    save: {
      done: { isMoved: false },
      error: unclear,
      otherErrors: [unanswered],
      otherDone: [{ isMoved: true }],
    },
  },
  events: [worn, { type: 'field.changed', change: { reason: null, answer: '' } }, submitted],
  walkthroughs: [
    { name: '사유를 적어 반려', steps: [worn, submitted, done('save', { isMoved: false })] },
    { name: '사유 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '거절된 뒤 다시 보내기',
      steps: [worn, submitted, failed('save', unclear), submitted, done('save', { isMoved: false })],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [worn, submitted, failed('save', unanswered), submitted, done('save', { isMoved: false })],
    },
  ],
};

const typed = { type: 'field.changed', change: { carrier: 'CJ대한통운', tracking: '123456789012' } } as const;
const parcel: RegistryEntry = {
  title: '돌려보낸 송장',
  group,
  machine: claimParcelMachine,
  kit: 'form',
  input: { id: 7, before: { carrier: '', tracking: '' } },
  ports: { save: { done: undefined, error: unclear, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { carrier: '' } }, submitted],
  walkthroughs: [
    { name: '송장을 적어 저장', steps: [typed, submitted, done('save')] },
    { name: '택배사 없이는 보내지지 않음', steps: [submitted] },
    {
      name: '거절된 뒤 다시 저장',
      steps: [typed, submitted, failed('save', unclear), submitted, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/**
 * Registry entries of the charts of returns and exchanges for sellers: sample data and labels for tests,
 * drawings and the inspector.
 */
export const claimDeskEntries: readonly RegistryEntry[] = [list, desk, step, parcel];
