import * as v from 'valibot';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import { externalCall } from '../../kit/external-calls/external-call.ts';
import {
  type PaymentGateway,
  PaymentRefused,
  PaymentUnclear,
  PaymentUnreachable,
  type ProviderPayment,
} from '../../kit/ports/payment-gateway.ts';
import { tossDeposits, toTossAccount } from './toss-deposits.ts';
import { tossReceipts } from './toss-receipts.ts';
import { TOSS_REFUSALS } from './toss-refusals.ts';

const paymentSchema = v.object({
  paymentKey: v.string(),
  orderId: v.string(),
  totalAmount: v.number(),
  status: v.string(),
  receipt: v.nullish(v.object({ url: v.string() }), null),
  checkout: v.nullish(v.object({ url: v.string() }), null),
  virtualAccount: v.nullish(v.object({ accountNumber: v.string() }), null),
  secret: v.nullish(v.string(), null),
});
const failureSchema = v.object({ code: v.string(), message: v.optional(v.string(), '') });

const STATES: Record<string, ProviderPayment['state']> = {
  READY: 'open',
  IN_PROGRESS: 'approvable',
  WAITING_FOR_DEPOSIT: 'waiting',
  DONE: 'paid',
  PARTIAL_CANCELED: 'paid',
};

/**
 * Toss's code for each payment method of its page, which includes easy payments with cards. Virtual accounts are
 * issued without a page.
 */
const METHODS: Record<string, string> = {
  카드: 'CARD',
  간편결제: 'CARD',
  휴대폰결제: 'MOBILE_PHONE',
};

const toPayment = (body: v.InferOutput<typeof paymentSchema>): ProviderPayment => ({
  paymentKey: body.paymentKey,
  orderNo: body.orderId,
  amount: body.totalAmount,
  state: STATES[body.status] ?? 'failed',
  receiptUrl: body.receipt?.url ?? null,
  // Toss takes a deposit of the exact amount only.
  ...(body.virtualAccount ? { deposited: STATES[body.status] === 'paid' ? body.totalAmount : 0 } : {}),
});

/** Parses a payment; a 2xx response without one leaves the outcome unknown. */
function readPayment(body: unknown): ProviderPayment {
  const payment = v.safeParse(paymentSchema, body);
  if (payment.success) return toPayment(payment.output);
  throw new PaymentUnreachable('the payment provider answered something else than a payment');
}

/** Options of Toss Payments. */
export type TossOptions = { secretKey: string; apiUrl: string; publicUrl: string };

/** Adapter of Toss Payments: approval, query and cancellation by its core API. */
export function tossGateway({ secretKey, apiUrl, publicUrl }: TossOptions): PaymentGateway {
  const call = createCaller(apiUrl, secretKey);
  const find: PaymentGateway['find'] = async (paymentKey) => {
    const answer = await call('GET', `/v1/payments/${encodeURIComponent(paymentKey)}`);
    if (answer.ok) return readPayment(answer.body);
    // Any other refusal says nothing about the payment, so it is queried again.
    if (codeOf(answer.body) !== 'NOT_FOUND_PAYMENT') throw new PaymentUnclear(codeOf(answer.body));
    return null;
  };
  return {
    name: 'toss',
    methods: ['카드', '간편결제', '휴대폰결제', DEPOSIT_METHOD],
    ...tossDeposits({ call, readIssued, requireCancelled }),
    ...tossReceipts({ call, codeOf }),
    find,
    async open({ orderNo, orderName, amount, method, successPath, failPath }) {
      const sent = {
        method: METHODS[method] ?? 'CARD',
        orderId: orderNo,
        orderName,
        amount,
        successUrl: publicUrl + successPath,
        failUrl: publicUrl + failPath,
      };
      // Idempotency key per order: a repeated request opens the same payment.
      const answer = await call('POST', '/v1/payments', sent, `open-${orderNo}`);
      const body = v.safeParse(paymentSchema, answer.body);
      if (!answer.ok || !body.success || !body.output.checkout) throw failureOf(answer.body);
      return { url: body.output.checkout.url, paymentKey: body.output.paymentKey };
    },
    async approve({ paymentKey, orderNo, amount }) {
      const sent = { paymentKey, orderId: orderNo, amount };
      // Toss keeps responses by key for days: a second payment of an order needs another key.
      const key = `confirm-${orderNo}-${paymentKey}`;
      const answer = await call('POST', '/v1/payments/confirm', sent, key);
      const failure = answer.ok ? null : failureOf(answer.body);
      if (failure instanceof PaymentRefused) throw failure;
      // Already captured, in progress or unclear: the provider's state of the payment decides.
      const known = answer.ok ? readPayment(answer.body) : await find(paymentKey);
      if (known?.state === 'paid' && known.orderNo === orderNo) return known;
      if (known?.state === 'paid') throw new PaymentRefused('it pays another order');
      throw failure ?? new PaymentUnclear(known?.state);
    },
    async cancel({ paymentKey, amount, reason, key, receiver }) {
      const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
      const account = receiver ? { refundReceiveAccount: toTossAccount(receiver) } : {};
      const sent = { cancelReason: reason, cancelAmount: amount, ...account };
      requireCancelled(await call('POST', path, sent, key));
    },
  };
}

/** Throws unless a payment is cancelled now, or was before. */
function requireCancelled({ ok, body }: Answer): void {
  if (!ok && codeOf(body) !== 'ALREADY_CANCELED_PAYMENT') throw failureOf(body);
}

/** Parses an issued virtual account; throws if the provider refuses it. */
function readIssued({ ok, body }: Answer): {
  paymentKey: string;
  accountNumber: string;
  secret: string | null;
} {
  const payment = v.safeParse(paymentSchema, body);
  if (!ok || !payment.success || !payment.output.virtualAccount) throw failureOf(body);
  const { paymentKey, virtualAccount, secret } = payment.output;
  return { paymentKey, accountNumber: virtualAccount.accountNumber, secret };
}

const codeOf = (body: unknown): string => {
  const failure = v.safeParse(failureSchema, body);
  return failure.success ? failure.output.code : 'UNKNOWN';
};

/** Maps an error code: only the listed codes guarantee that no money was captured. */
const failureOf = (body: unknown): PaymentRefused | PaymentUnclear => {
  const code = codeOf(body);
  return TOSS_REFUSALS.has(code) ? new PaymentRefused(code) : new PaymentUnclear(code);
};

type Answer = { ok: boolean; body: unknown };

/**
 * Creates the signed request function. Timeout, broken response or 5xx throws `PaymentUnreachable`,
 * as the effect is unknown.
 */
function createCaller(apiUrl: string, secretKey: string) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    try {
      const { status, ok, text } = await externalCall(apiUrl + path, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (status >= 500) throw new Error(`status ${status}`);
      // A refusal counts with any body; an empty one means a broken connection.
      if (!ok && text) return { ok: false, body: parsed(text) };
      return { ok, body: JSON.parse(text) };
    } catch (error) {
      throw new PaymentUnreachable('the payment provider did not answer', { cause: error });
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
