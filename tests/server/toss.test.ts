import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentRefused, PaymentUnreachable } from '#server/features/payments/gateway.ts';
import { tossGateway } from '#server/features/payments/toss-gateway.ts';

type Seen = {
  method: string;
  path: string;
  authorization: string;
  key: string;
  body: Record<string, unknown>;
};

/** A stand-in that answers like Toss Payments' core API. */
let server: Server;
let seen: Seen[] = [];
let answers: { status: number; body: unknown }[] = [];
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { authorization = '', 'idempotency-key': key = '' } = request.headers;
      seen.push({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization,
        key: String(key),
        body: text ? JSON.parse(text) : {},
      });
      const answer = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  seen = [];
  answers = [];
});

const gateway = () => tossGateway({ secretKey: 'test_sk_abc', apiUrl: url, publicUrl: 'https://shop.test' });
const payment = (change: object = {}) => ({
  paymentKey: 'pk_1',
  orderId: 'S2026',
  totalAmount: 59_000,
  status: 'DONE',
  receipt: { url: 'https://toss.test/r' },
  ...change,
});
const order = { paymentKey: 'pk_1', orderNo: 'S2026', amount: 59_000 };

describe('Toss Payments', () => {
  it('opens a window with absolute addresses and its secret as the user name', async () => {
    answers = [
      { status: 200, body: payment({ status: 'READY', checkout: { url: 'https://pay.toss.test/1' } }) },
    ];
    const wish = {
      orderNo: 'S2026',
      orderName: '신발',
      amount: 59_000,
      method: '카드',
      successPath: '/payment?result=success',
      failPath: '/payment?result=fail',
    };
    expect(await gateway().open(wish)).toEqual({ url: 'https://pay.toss.test/1', paymentKey: 'pk_1' });
    expect(seen[0]).toMatchObject({
      path: '/v1/payments',
      key: 'open-S2026',
      authorization: `Basic ${Buffer.from('test_sk_abc:').toString('base64')}`,
      body: {
        orderId: 'S2026',
        amount: 59_000,
        method: 'CARD',
        successUrl: 'https://shop.test/payment?result=success',
      },
    });
  });

  it('confirms under the order as idempotency key', async () => {
    answers = [{ status: 200, body: payment() }];
    expect(await gateway().approve(order)).toMatchObject({
      state: 'paid',
      amount: 59_000,
      receiptUrl: 'https://toss.test/r',
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/v1/payments/confirm',
      key: 'confirm-S2026',
      body: { orderId: 'S2026', amount: 59_000 },
    });
  });

  it('finds a payment that was processed before', async () => {
    answers = [
      { status: 400, body: { code: 'ALREADY_PROCESSED_PAYMENT', message: '이미 처리된 결제 입니다.' } },
      { status: 200, body: payment() },
    ];
    expect(await gateway().approve(order)).toMatchObject({ state: 'paid' });
  });

  it('does not take a processed payment of another amount for this one', async () => {
    answers = [
      { status: 400, body: { code: 'ALREADY_PROCESSED_PAYMENT' } },
      { status: 200, body: payment({ totalAmount: 1_000 }) },
    ];
    await expect(gateway().approve(order)).rejects.toThrow(PaymentRefused);
  });

  it.each(['REJECT_CARD_COMPANY', 'NOT_FOUND_PAYMENT_SESSION', 'INVALID_CARD_EXPIRATION'])(
    'says no on %s',
    async (code) => {
      answers = [{ status: 400, body: { code, message: 'no' } }];
      await expect(gateway().approve(order)).rejects.toThrow(PaymentRefused);
    },
  );

  it.each([
    { status: 500, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } },
    { status: 200, body: 'not json' },
  ])('does not know what happened on %j', async (answer) => {
    answers = [answer];
    await expect(gateway().approve(order)).rejects.toThrow(PaymentUnreachable);
  });

  it('cancels a part under its own key, and takes "already cancelled" for done', async () => {
    answers = [
      { status: 200, body: payment({ status: 'PARTIAL_CANCELED' }) },
      { status: 400, body: { code: 'ALREADY_CANCELED_PAYMENT' } },
    ];
    const refund = { paymentKey: 'pk_1', amount: 9_000, reason: '취소', key: 'refund-7' };
    await gateway().cancel(refund);
    await gateway().cancel(refund);
    expect(seen[0]).toMatchObject({
      path: '/v1/payments/pk_1/cancel',
      key: 'refund-7',
      body: { cancelAmount: 9_000 },
    });
  });

  it.each([
    ['a refusal that says nothing of the payment', { status: 401, body: { code: 'UNAUTHORIZED_KEY' } }],
    ['something else than a payment', { status: 200, body: { hello: 'shop' } }],
    ['a flood', { status: 200, body: `"${'x'.repeat(100_000)}"` }],
    ['the way to somewhere else', { status: 302, body: {} }],
  ])('takes %s for no answer, never for "unknown"', async (_, answer) => {
    answers = [answer];
    await expect(gateway().find('pk_1')).rejects.toThrow(PaymentUnreachable);
  });

  it('knows nothing of an unknown key', async () => {
    answers = [{ status: 404, body: { code: 'NOT_FOUND_PAYMENT' } }];
    expect(await gateway().find('pk_x')).toBeNull();
  });
});
