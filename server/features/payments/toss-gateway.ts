import * as v from 'valibot';
import { type PaymentGateway, PaymentRefused, PaymentUnreachable, type ProviderPayment } from './gateway.ts';

const TIMEOUT_MS = 5_000;
/** Far more than any answer of the provider needs. */
const MAX_ANSWER = 64 * 1024;

const paymentSchema = v.object({
  paymentKey: v.string(),
  orderId: v.string(),
  totalAmount: v.number(),
  status: v.string(),
  receipt: v.nullish(v.object({ url: v.string() }), null),
  checkout: v.nullish(v.object({ url: v.string() }), null),
});
const failureSchema = v.object({ code: v.string(), message: v.optional(v.string(), '') });

const STATES: Record<string, ProviderPayment['state']> = {
  READY: 'open',
  IN_PROGRESS: 'approvable',
  WAITING_FOR_DEPOSIT: 'open',
  DONE: 'paid',
  PARTIAL_CANCELED: 'paid',
};

const METHODS: Record<string, string> = {
  카드: 'CARD',
  간편결제: 'CARD',
  휴대폰결제: 'MOBILE_PHONE',
  무통장입금: 'TRANSFER',
};

const toPayment = (body: v.InferOutput<typeof paymentSchema>): ProviderPayment => ({
  paymentKey: body.paymentKey,
  orderNo: body.orderId,
  amount: body.totalAmount,
  state: STATES[body.status] ?? 'failed',
  receiptUrl: body.receipt?.url ?? null,
});

/** A 2xx that is no payment leaves open what happened. */
function readPayment(body: unknown): ProviderPayment {
  const payment = v.safeParse(paymentSchema, body);
  if (payment.success) return toPayment(payment.output);
  throw new PaymentUnreachable('the payment provider answered something else than a payment');
}

export type TossOptions = { secretKey: string; apiUrl: string; publicUrl: string };

/** Toss Payments behind the shop's port; approval, look-up and cancel as its core API documents them. */
export function tossGateway({ secretKey, apiUrl, publicUrl }: TossOptions): PaymentGateway {
  const call = createCaller(apiUrl, secretKey);
  const find: PaymentGateway['find'] = async (paymentKey) => {
    const answer = await call('GET', `/v1/payments/${encodeURIComponent(paymentKey)}`);
    if (answer.ok) return readPayment(answer.body);
    // Any other refusal says nothing about the payment: it is asked for again.
    if (answer.status !== 404) throw new PaymentUnreachable(codeOf(answer.body));
    return null;
  };
  return {
    name: 'toss',
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
      // A window that is asked for again is the same window.
      const answer = await call('POST', '/v1/payments', sent, `open-${orderNo}`);
      const body = v.safeParse(paymentSchema, answer.body);
      if (!answer.ok || !body.success || !body.output.checkout) throw new PaymentRefused(codeOf(answer.body));
      return { url: body.output.checkout.url, paymentKey: body.output.paymentKey };
    },
    async approve({ paymentKey, orderNo, amount }) {
      const sent = { paymentKey, orderId: orderNo, amount };
      const answer = await call('POST', '/v1/payments/confirm', sent, `confirm-${orderNo}`);
      if (answer.ok) return readPayment(answer.body);
      // Confirm and webhook may both ask: whoever comes second finds it done.
      const known = codeOf(answer.body) === 'ALREADY_PROCESSED_PAYMENT' ? await find(paymentKey) : null;
      if (known?.state === 'paid' && known.orderNo === orderNo && known.amount === amount) return known;
      throw new PaymentRefused(codeOf(answer.body));
    },
    async cancel({ paymentKey, amount, reason, key }) {
      const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
      const answer = await call('POST', path, { cancelReason: reason, cancelAmount: amount }, key);
      if (!answer.ok && codeOf(answer.body) !== 'ALREADY_CANCELED_PAYMENT')
        throw new PaymentRefused(codeOf(answer.body));
    },
  };
}

const codeOf = (body: unknown): string => {
  const failure = v.safeParse(failureSchema, body);
  return failure.success ? failure.output.code : 'UNKNOWN';
};

type Answer = { ok: boolean; status: number; body: unknown };

/** One signed call. No answer, a broken one or a 5xx is `PaymentUnreachable`: the effect is unknown. */
function createCaller(apiUrl: string, secretKey: string) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    try {
      const response = await fetch(apiUrl + path, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return { ok: response.ok, status: response.status, body: JSON.parse(await textOf(response)) };
    } catch (error) {
      throw new PaymentUnreachable('the payment provider did not answer', { cause: error });
    }
  };
}

/** The text of an answer, as long as it is no flood. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
