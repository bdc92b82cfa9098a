import type { DepositBank } from '#domain/trade/orders/deposit.ts';
import type { PaymentGateway, RefundReceiver } from '../../kit/ports/payment-gateway.ts';

/** Toss's codes of banks. */
const BANK_CODES: Record<DepositBank, string> = {
  국민: '06',
  신한: '88',
  우리: '20',
  하나: '81',
  농협: '11',
  기업: '03',
  우체국: '71',
  부산: '32',
};

/** Maps the account to which a deposit is refunded. */
export const toTossAccount = ({ bank, accountNumber, holder: holderName }: RefundReceiver) => ({
  bank: BANK_CODES[bank],
  accountNumber,
  holderName,
});

const SEOUL_OFFSET_MS = 9 * 3_600_000;
/** Returns a time as Toss reads it: in Seoul, to the second, without an offset. */
const seoulTime = (at: Date): string => new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 19);

type Answer = { ok: boolean; body: unknown };
/** Calls of Toss's API, and what they return. */
type Api = {
  call(method: string, path: string, body: object, key: string): Promise<Answer>;
  readIssued(answer: Answer): { paymentKey: string; accountNumber: string; secret: string | null };
  requireCancelled(answer: Answer): void;
};

/** Virtual accounts of Toss: issue, and cancellation before the deposit. */
export const tossDeposits = ({
  call,
  readIssued,
  requireCancelled,
}: Api): Required<Pick<PaymentGateway, 'issueAccount' | 'closeAccount'>> => ({
  async issueAccount({ orderNo, orderName, amount, bank, depositor, dueAt }) {
    const sent = {
      orderId: orderNo,
      orderName,
      amount,
      bank: BANK_CODES[bank],
      customerName: depositor,
      dueDate: seoulTime(dueAt),
    };
    // Idempotency key per order: a repeated request finds the same account.
    const issued = readIssued(await call('POST', '/v1/virtual-accounts', sent, `issue-${orderNo}`));
    return { ...issued, bank, dueAt };
  },
  async closeAccount({ paymentKey, reason, key }) {
    const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
    requireCancelled(await call('POST', path, { cancelReason: reason }, key));
  },
});
