import * as v from 'valibot';
import { endpoint, type ResponseOf } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { laterDay, seoulDay, startOfDay } from '../../kit/time/time.ts';
import { REFUND_DAYS } from '../../policies/returns.ts';
import { CLAIM_MARKS, returnFields } from '../../trade/claims/claim-stages.ts';
import { refundSplit } from '../../trade/claims/refund-split.ts';
import { carrierOf, trackingOf } from '../../trade/delivery/carriers.ts';
import { claimSchema } from '../../trade/orders/order.ts';
import { CLAIM_STATES, CLAIM_TYPES } from '../../trade/orders/order-lifecycle.ts';

/**
 * Returns the exclusive deadline of the refund of a received return: REFUND_DAYS business days, end
 * of the last one (Asia/Seoul).
 */
export const refundDueOf = (receivedAt: Date): Date =>
  startOfDay(laterDay(businessDaysAfter(seoulDay(receivedAt), REFUND_DAYS), 1));

const DAY_MS = 86_400_000;

/**
 * Returns the whole days (Asia/Seoul) until the last day in time: 0 on that day, negative
 * afterwards.
 */
export const refundDaysLeft = (due: Date, now: Date): number =>
  (startOfDay(seoulDay(new Date(due.getTime() - 1))).getTime() - startOfDay(seoulDay(now)).getTime()) /
  DAY_MS;

/** Returns whether a refund is late: undecided after the deadline, or decided after it. */
export const isRefundLate = (due: Date | null, decidedAt: Date | null, now: Date): boolean =>
  due !== null && (decidedAt ?? now) >= due;

const row = {
  claimId: v.number(),
  orderId: v.number(),
  orderNo: v.string(),
  orderItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  optionDetails: claimSchema.entries.optionDetails,
  imageUrl: v.nullable(v.string()),
  quantity: v.number(),
  type: v.picklist(CLAIM_TYPES),
  status: v.picklist(CLAIM_STATES),
  reason: v.string(),
  newSize: v.nullable(v.string()),
  /** Masked name of the buyer. */
  buyerName: v.string(),
  createdAt: v.string(),
  refundDue: v.nullable(v.string()),
  isRefundLate: v.boolean(),
};
const rowSchema = v.object(row);
export type ClaimRow = v.InferOutput<typeof rowSchema>;

/** Views of the claims: all, undecided, undecided and overdue, or one state. */
export const CLAIM_VIEWS = ['ALL', 'OPEN', 'LATE', ...CLAIM_STATES] as const;

/**
 * Endpoint of sellers: lists return and exchange requests of the own store, newest first, with
 * counts by state.
 */
export const listSellerClaims = endpoint({
  method: 'GET',
  path: '/api/seller/claims',
  access: 'seller',
  summary: "Lists claims on lines of the caller's store, newest first, with the number per state.",
  query: v.object({
    ...pageQuery(),
    state: v.optional(v.picklist(CLAIM_VIEWS, '보기를 확인해 주세요.'), 'ALL'),
    type: v.optional(v.picklist(['ALL', ...CLAIM_TYPES], '종류를 확인해 주세요.'), 'ALL'),
  }),
  response: v.object({
    ...pagedOf(rowSchema).entries,
    counts: v.record(v.picklist(CLAIM_STATES), v.number()),
    lateRefunds: v.number(),
    /** Server time, as the browser's clock decides no deadline. */
    readAt: v.string(),
  }),
  wrapping: 'envelope',
});

/**
 * Endpoint of sellers: reads one return or exchange request with pictures, refund and possible
 * steps.
 */
export const readSellerClaim = endpoint({
  method: 'GET',
  path: '/api/seller/claims/{id}',
  access: 'seller',
  summary: "Returns a claim on the caller's store: text, pictures, refund preview and possible steps.",
  params: idParams,
  response: v.object({
    ...row,
    detail: v.string(),
    answer: v.string(),
    imageUrls: v.array(v.string()),
    rejectReason: claimSchema.entries.rejectReason,
    rejectImageUrls: claimSchema.entries.rejectImageUrls,
    collectCarrier: v.nullable(v.string()),
    collectTracking: v.nullable(v.string()),
    collectUrl: v.nullable(v.string()),
    collectedAt: v.nullable(v.string()),
    receivedAt: v.nullable(v.string()),
    inspectNote: v.string(),
    backCarrier: v.nullable(v.string()),
    backTracking: v.nullable(v.string()),
    backUrl: v.nullable(v.string()),
    decidedAt: v.nullable(v.string()),
    /** Refund of completing the claim now; null for an exchange and a decided claim. */
    refund: v.nullable(refundSplit),
    next: v.array(v.picklist(CLAIM_STATES)),
    /** Steps that leave the state: approval and inspection; older servers omit them. */
    marks: v.optional(v.array(v.picklist(CLAIM_MARKS)), []),
    approvedAt: v.optional(v.nullable(v.string()), null),
    checkedAt: v.optional(v.nullable(v.string()), null),
    ...returnFields,
    readAt: v.string(),
  }),
  wrapping: 'envelope',
});

export type ClaimDetail = ResponseOf<typeof readSellerClaim>;

const moved = v.object({ claimId: v.number(), status: v.picklist(CLAIM_STATES) });

/** Form of the collection of a return, validated by client and server. */
export const collectForm = v.object({
  carrier: v.pipe(
    v.string('택배사를 골라 주세요.'),
    v.check((text) => carrierOf(text) !== null, '택배사를 목록에서 골라 주세요.'),
    v.transform((text) => carrierOf(text)?.name ?? ''),
  ),
  tracking: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || trackingOf(text) !== null, '송장 번호는 숫자 10~14자리예요.'),
      v.transform((text) => trackingOf(text)),
    ),
    '',
  ),
});
/** Most characters of the inspection note about a returned item. */
export const INSPECTION_NOTE_LENGTH = 300;
/** Form that records the arrival of a claimed item, with the inspection note. */
export const receiveForm = v.object({
  note: v.optional(textField('검수 메모', 0, INSPECTION_NOTE_LENGTH), ''),
  /** True if the store had to pay a parcel that its buyer wanted to pay; the refund then keeps the fee. */
  cameCollect: v.optional(v.boolean(), false),
});

/**
 * Endpoint of sellers: records the pickup of a claimed item; the buyer can no longer withdraw the
 * claim.
 */
export const collectClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/collect',
  keyed: true,
  access: 'seller',
  summary: 'Marks the unit of a claim as being collected; the buyer can no longer withdraw the claim.',
  params: idParams,
  body: collectForm,
  response: moved,
  wrapping: 'envelope',
});

/**
 * Endpoint of sellers: records the arrival of a claimed item; a return must then be refunded within
 * some business days.
 */
export const receiveClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/receive',
  keyed: true,
  access: 'seller',
  summary: `Marks the unit of a claim as received; a return must be refunded within ${REFUND_DAYS} business days.`,
  params: idParams,
  body: receiveForm,
  response: moved,
  wrapping: 'envelope',
});
