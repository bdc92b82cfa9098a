import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import type { ErrorCode } from '../../kit/errors.ts';
import { isBusinessNo } from '../../kit/forms/business-no.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { CASH_RECEIPT_DAYS } from '../../policies/orders.ts';

/** Kinds of cash receipts: for the income tax of a person, and for the expenses of a business. */
export const CASH_RECEIPT_KINDS = ['PERSON', 'BUSINESS'] as const;
export type CashReceiptKind = (typeof CASH_RECEIPT_KINDS)[number];

/** Digits of a mobile or business number that are shown of it. */
const TAIL = 4;
/** Returns the last digits of a mobile or business number, which are all that is shown of it. */
export const receiptTailOf = (number: string): string => number.slice(-TAIL);

type Named = { kind: CashReceiptKind; number: string };

/** True if the number is one of its kind: a mobile number, or a business number with its check digit. */
const isNumberOf = ({ kind, number }: Named): boolean =>
  kind === 'PERSON' ? /^01\d{8,9}$/.test(number) : isBusinessNo(number);

/** Message for a number that is not one of its kind. */
function numberProblem({ kind, number }: Named): string {
  if (number === '') return '번호를 입력해 주세요.';
  return kind === 'PERSON'
    ? '휴대전화번호는 010-1234-5678처럼 입력해 주세요.'
    : '사업자등록번호가 맞지 않아요. 다시 확인해 주세요.';
}

/** Form of a cash receipt; its number is sent as digits. */
export const cashReceiptForm = v.pipe(
  v.object({
    kind: v.picklist(CASH_RECEIPT_KINDS, '현금영수증 용도를 골라 주세요.'),
    number: v.pipe(
      v.string('번호를 입력해 주세요.'),
      v.transform((text) => text.replace(/[\s-]/g, '')),
    ),
  }),
  v.forward(
    v.partialCheck([['kind'], ['number']], isNumberOf, ({ input }) => numberProblem(input)),
    ['number'],
  ),
);
export type CashReceiptWish = v.InferOutput<typeof cashReceiptForm>;

/** States of a stored receipt: wished before the deposit, asked of the provider, and its answers. */
const RECEIPT_STATES = ['WISHED', 'ASKED', 'ISSUED', 'REFUSED'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** States of a receipt as its buyer sees them; one whose whole amount was cancelled is cancelled. */
const SHOWN_RECEIPT_STATES = [...RECEIPT_STATES, 'CANCELLED'] as const;
type ShownReceiptState = (typeof SHOWN_RECEIPT_STATES)[number];

/** Schema of the cash receipt of an order, without its number. */
export const cashReceiptSchema = v.object({
  state: v.picklist(SHOWN_RECEIPT_STATES),
  kind: v.picklist(CASH_RECEIPT_KINDS),
  numberTail: v.string(),
  /** Amounts in won: issued, and cancelled of it. */
  amount: v.number(),
  cancelled: v.number(),
  approvalNo: v.nullable(v.string()),
  issuedAt: v.nullable(v.string()),
});
export type CashReceipt = v.InferOutput<typeof cashReceiptSchema>;

/** Returns the state of a stored receipt as its buyer sees it. */
export const shownReceiptState = (
  state: ReceiptState,
  { amount, cancelled }: { amount: number; cancelled: number },
): ShownReceiptState => (state === 'ISSUED' && amount > 0 && cancelled === amount ? 'CANCELLED' : state);

/** Facts about an order that decide whether a receipt of it may be asked for. */
export type ReceiptFacts = {
  isDeposit: boolean;
  /** True if the order was not paid and no longer waits for its deposit. */
  isEnded: boolean;
  paidAt: Date | null;
  /** Won that were deposited and are not refunded. */
  kept: number;
  state: ReceiptState | null;
};

/** Returns until when a receipt of a paid order may be asked for. */
export const receiptEnd = (paidAt: Date): Date => new Date(paidAt.getTime() + CASH_RECEIPT_DAYS * 86_400_000);

/** Returns why no receipt of an order can be asked for; null if one can. A refused one may be asked for again. */
export function receiptRefusal(
  { isDeposit, isEnded, paidAt, kept, state }: ReceiptFacts,
  now: Date,
): Extract<ErrorCode, `CASH_RECEIPT_${string}`> | null {
  if (!isDeposit || isEnded) return 'CASH_RECEIPT_UNAVAILABLE';
  if (state !== null && state !== 'REFUSED') return 'CASH_RECEIPT_EXISTS';
  if (kept === 0) return 'CASH_RECEIPT_UNAVAILABLE';
  return paidAt && receiptEnd(paidAt) < now ? 'CASH_RECEIPT_TOO_LATE' : null;
}

/** Endpoint of members: asks for the cash receipt of an own order by deposit. */
export const askCashReceipt = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/cash-receipt',
  keyed: true,
  access: 'member',
  rateLimit: 20,
  summary: 'Asks for the cash receipt of an own order by deposit; issued at once if the deposit has arrived.',
  params: idParams,
  body: cashReceiptForm,
  response: cashReceiptSchema,
  wrapping: 'envelope',
});
