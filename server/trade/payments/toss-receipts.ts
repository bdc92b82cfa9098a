import * as v from 'valibot';
import type { CashReceiptKind } from '#domain/trade/orders/cash-receipt.ts';
import { type PaymentGateway, PaymentRefused, PaymentUnclear } from '../../kit/ports/payment-gateway.ts';

/** Toss's names of the kinds of receipts. */
const TYPES: Record<CashReceiptKind, string> = { PERSON: '소득공제', BUSINESS: '지출증빙' };

const receiptSchema = v.object({
  receiptKey: v.string(),
  issueNumber: v.string(),
  /** IN_PROGRESS until the tax office has confirmed the receipt, a day or two later. */
  issueStatus: v.string(),
});

/** Codes that say nothing about the receipt, so that the call is repeated. */
const UNCLEAR: ReadonlySet<string> = new Set([
  'UNKNOWN',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'FORBIDDEN_REQUEST',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENT_REQUEST_PROCESSING',
]);

type Answer = { ok: boolean; body: unknown };
/** Calls of Toss's API, and the code of a refusal. */
type Api = {
  call(method: string, path: string, body: object, key: string): Promise<Answer>;
  codeOf(body: unknown): string;
};

/** Cash receipts of Toss. A refusal takes no money, so every code refuses that speaks about the receipt. */
export const tossReceipts = ({
  call,
  codeOf,
}: Api): Required<Pick<PaymentGateway, 'issueReceipt' | 'cancelReceipt'>> => {
  const read = ({ ok, body }: Answer) => {
    const receipt = v.safeParse(receiptSchema, body);
    if (ok && receipt.success && receipt.output.issueStatus !== 'FAILED') return receipt.output;
    const code = receipt.success ? receipt.output.issueStatus : codeOf(body);
    throw (ok && !receipt.success) || UNCLEAR.has(code) ? new PaymentUnclear(code) : new PaymentRefused(code);
  };
  return {
    async issueReceipt({ orderNo, orderName, amount, kind, number, key }) {
      const sent = {
        amount,
        orderId: orderNo,
        orderName,
        customerIdentityNumber: number,
        type: TYPES[kind],
      };
      const { receiptKey, issueNumber: approvalNo } = read(
        await call('POST', '/v1/cash-receipts', sent, key),
      );
      return { receiptKey, approvalNo };
    },
    async cancelReceipt({ receiptKey, amount, key }) {
      const path = `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`;
      read(await call('POST', path, { amount }, key));
    },
  };
};
