import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

/** Reasons for which a member or an order line cannot enter an event, with their messages. */
export const INELIGIBLE = {
  LOGIN_ROLE: '구매 회원만 참여할 수 있어요.',
  NOT_RUNNING: '지금은 참여할 수 없는 이벤트예요.',
  FULL: '참여 인원이 모두 찼어요.',
  ENTERED: '이미 참여했어요.',
  NO_PURCHASE: '구매 기간에 산 상품이 없어요.',
  BEFORE_PERIOD: '구매 기간 전에 산 상품이에요.',
  AFTER_PERIOD: '구매 기간이 지난 뒤에 산 상품이에요.',
  CANCELLED: '취소한 상품이에요.',
  RETURNED: '반품한 상품이에요.',
  CLAIM_OPEN: '반품이나 교환을 처리하고 있는 상품이에요.',
  UNPAID: '아직 결제하지 않은 상품이에요.',
  NOT_DELIVERED: '아직 배송받지 않은 상품이에요.',
} as const;
export type Ineligible = keyof typeof INELIGIBLE;

const reasonSchema = v.object({ code: v.string(), message: v.string() });

/** Returns the code and the Korean message why an event cannot be entered. */
export const reasonOf = (code: Ineligible) => ({ code, message: INELIGIBLE[code] });

const eligibilitySchema = v.object({
  canEnter: v.boolean(),
  reasons: v.array(reasonSchema),
  orderItems: v.array(
    v.object({
      orderItemId: v.number(),
      productName: v.string(),
      size: v.number(),
      orderedAt: v.string(),
      eligible: v.boolean(),
      reason: v.nullable(reasonSchema),
    }),
  ),
  seatsLeft: v.number(),
});
export type Eligibility = v.InferOutput<typeof eligibilitySchema>;

/**
 * Endpoint of members: reads whether the member can enter an event, and which order lines can, with
 * reasons against the others.
 */
export const getEligibility = endpoint({
  method: 'GET',
  path: '/api/events/{id}/eligibility',
  access: 'member',
  summary:
    'Returns whether the caller can enter an event, with the eligible purchases and the reasons against the others.',
  params: idParams,
  response: eligibilitySchema,
  wrapping: 'envelope',
});

/** Nonce of an entrant's browser: 16 bytes in hex. */
export const NONCE = /^[0-9a-f]{32}$/;

/** Facts about an order line that decide whether it can enter. */
export type LineFacts = { status: string; paidOn: string | null; hasOpenClaim: boolean };
type Window = { purchaseStart: string | null; purchaseEnd: string | null };

const CANCELLED_WORDS = /^CANCEL/;

/**
 * Returns why a line cannot enter, or null. It must be paid on a day of the purchase period,
 * delivered, and neither cancelled nor returned nor in an open claim.
 */
export function lineProblem(line: LineFacts, { purchaseStart, purchaseEnd }: Window): Ineligible | null {
  if (CANCELLED_WORDS.test(line.status)) return 'CANCELLED';
  if (line.status === 'RETURNED') return 'RETURNED';
  if (line.paidOn === null) return 'UNPAID';
  if (line.status !== 'DELIVERED') return 'NOT_DELIVERED';
  if (line.hasOpenClaim) return 'CLAIM_OPEN';
  if (purchaseStart && line.paidOn < purchaseStart) return 'BEFORE_PERIOD';
  if (purchaseEnd && line.paidOn > purchaseEnd) return 'AFTER_PERIOD';
  return null;
}
