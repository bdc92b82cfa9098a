import type { ClaimBranches } from '#domain/trade/claims/claim-preview.ts';
import { CLAIM_STAGES } from '#domain/trade/claims/claim-stages.ts';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { NO_CLAIM } from '#machines/trade/claim-draft.ts';
import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { refusal } from '../entry.ts';
import { detail, line } from './orders.samples.ts';

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
  refunds: {
    CHANGE_OF_MIND: money,
    DEFECT: { ...money, cash: 99_000, deliveryCharge: 0 },
    PREPAID: { ...money, cash: 99_000, deliveryCharge: 0 },
  },
  parts: [],
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
  isPrepaid: false,
  cameCollect: false,
  code: 'R0000005-5',
  stages: [],
  returnTo: null,
};

export const reason = { type: 'field.changed', change: { reason: 'SIZE' } } as const;
export const exchange = { type: 'field.changed', change: { type: 'EXCHANGE', newOptionId: 2 } } as const;
export const own = { type: 'field.changed', change: { method: 'OWN' } } as const;
export const claim = { values: { ...NO_CLAIM, pickupOn: '2026-11-24', images: [] }, about: subject };
export const lateClaim = { ...claim, about: { ...subject, window: 'closed' } };

export const claimRefused = refusal('이미 처리 중인 요청이 있어요.', 'CLAIM_EXISTS');
export const typed = {
  type: 'field.changed',
  change: { carrier: 'CJ대한통운', tracking: '123456789012' },
} as const;
