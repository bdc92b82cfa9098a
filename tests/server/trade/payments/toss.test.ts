// Size: all answers of one provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentRefused, PaymentUnclear, PaymentUnreachable } from '#server/kit/ports/payment-gateway.ts';
import { tossGateway } from '#server/trade/payments/toss-gateway.ts';
import { tossPayment as payment, startToss, type Toss } from '../../../support/stand-ins/toss-stand-in.ts';

let toss: Toss;
beforeAll(async () => {
  toss = await startToss();
});
afterAll(() => toss.close());
beforeEach(() => toss.reset());

const gateway = () =>
  tossGateway({ secretKey: 'test_sk_abc', apiUrl: toss.url, publicUrl: 'https://shop.test' });
const order = { paymentKey: 'pk_123456', orderNo: 'S2026', amount: 59_000 };
const no = (code: string, status = 400) => ({ status, body: { code, message: 'no' } });

describe('Toss Payments client', () => {
  it('opens a payment page with absolute addresses and its secret as the user name', async () => {
    toss.say('open', {
      status: 200,
      body: payment({ status: 'READY', checkout: { url: 'https://pay.toss.test/1' } }),
    });
    const wish = {
      orderNo: 'S2026',
      orderName: '신발',
      amount: 59_000,
      method: '카드',
      successPath: '/payment?result=success',
      failPath: '/payment?result=fail',
    };
    expect(await gateway().open(wish)).toEqual({
      url: 'https://pay.toss.test/1',
      paymentKey: 'pk_123456',
    });
    expect(toss.seen[0]).toMatchObject({
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

  it('confirms with order and payment as idempotency key', async () => {
    toss.say('confirm', { status: 200, body: payment() });
    expect(await gateway().approve(order)).toMatchObject({
      state: 'paid',
      amount: 59_000,
      receiptUrl: 'https://toss.test/r',
    });
    expect(toss.seen[0]).toMatchObject({
      method: 'POST',
      path: '/v1/payments/confirm',
      key: 'confirm-S2026-pk_123456',
      body: { orderId: 'S2026', amount: 59_000 },
    });
  });

  it('finds a payment that was processed before', async () => {
    toss.say('confirm', no('ALREADY_PROCESSED_PAYMENT'));
    toss.say('find', { status: 200, body: payment() });
    expect(await gateway().approve(order)).toMatchObject({ state: 'paid' });
  });

  it('returns a processed payment of another amount, which the shop refunds', async () => {
    toss.say('confirm', no('ALREADY_PROCESSED_PAYMENT'));
    toss.say('find', { status: 200, body: payment({ totalAmount: 1_000 }) });
    expect(await gateway().approve(order)).toMatchObject({ state: 'paid', amount: 1_000 });
  });

  it('does not take the processed payment of another order for this one', async () => {
    toss.say('confirm', no('ALREADY_PROCESSED_PAYMENT'));
    toss.say('find', { status: 200, body: payment({ orderId: 'S2027' }) });
    await expect(gateway().approve(order)).rejects.toThrow(PaymentRefused);
  });

  it.each([
    ['REJECT_CARD_COMPANY', 403],
    ['NOT_FOUND_PAYMENT_SESSION', 404],
    ['INVALID_CARD_EXPIRATION', 400],
  ])('returns a refusal on %s, whatever the status', async (code, status) => {
    toss.say('confirm', no(code, status));
    await expect(gateway().approve(order)).rejects.toThrow(PaymentRefused);
    expect(toss.seen.length).toBe(1);
  });

  const UNCLEAR = [
    no('IDEMPOTENT_REQUEST_PROCESSING', 409),
    no('PROVIDER_ERROR'),
    no('TOO_MANY_REQUESTS', 429),
    no('UNAUTHORIZED_KEY', 401),
    no('FORBIDDEN_REQUEST', 403),
    no('SOMETHING_NEW'),
    { status: 403, body: '<h1>Forbidden</h1>' },
    ...['WAITING_FOR_DEPOSIT', 'READY', 'CANCELED', 'EXPIRED', 'ABORTED'].map((status) => ({
      status: 200,
      body: payment({ status }),
    })),
  ];
  it.each(UNCLEAR)('takes %j neither for a refusal nor for paid', async (said) => {
    toss.say('confirm', said);
    toss.say('find', { status: 200, body: payment({ status: 'IN_PROGRESS' }) });
    await expect(gateway().approve(order)).rejects.toThrow(PaymentUnclear);
  });

  it.each(UNCLEAR.slice(0, 7))('checks the payment after %j', async (said) => {
    toss.say('confirm', said);
    toss.say('find', { status: 200, body: payment() });
    expect(await gateway().approve(order)).toMatchObject({ state: 'paid' });
  });

  it.each([
    { status: 500, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } },
    { status: 200, body: 'not json' },
    { status: 403, body: '' },
  ])('returns "unknown" on %j', async (answer) => {
    toss.say('confirm', answer);
    await expect(gateway().approve(order)).rejects.toThrow(PaymentUnreachable);
  });

  it.each([
    ['PROVIDER_ERROR', PaymentUnclear],
    ['UNAUTHORIZED_KEY', PaymentUnclear],
    ['NOT_SUPPORTED_METHOD', PaymentRefused],
  ])('opens no payment page on %s', async (code, kind) => {
    toss.say('open', no(code));
    const paths = { successPath: '/', failPath: '/' };
    const wish = { orderNo: 'S2026', orderName: '신발', amount: 1_000, method: '카드', ...paths };
    await expect(gateway().open(wish)).rejects.toThrow(kind);
  });

  it('cancels a part with its own key, and takes "already cancelled" for done', async () => {
    toss.say('cancel', { status: 200, body: payment({ status: 'PARTIAL_CANCELED' }) });
    const refund = { paymentKey: 'pk_123456', amount: 9_000, reason: '취소', key: 'refund-7' };
    await gateway().cancel(refund);
    toss.say('cancel', no('ALREADY_CANCELED_PAYMENT'));
    await gateway().cancel({ ...refund, key: 'refund-8' });
    expect(toss.seen[0]).toMatchObject({
      path: '/v1/payments/pk_123456/cancel',
      key: 'refund-7',
      body: { cancelAmount: 9_000 },
    });
  });

  it.each([
    ['NOT_CANCELABLE_AMOUNT', PaymentRefused],
    ['FORBIDDEN_CONSECUTIVE_REQUEST', PaymentUnclear],
  ])('does not refund on %s', async (code, kind) => {
    toss.say('cancel', no(code, 403));
    const refund = { paymentKey: 'pk_123456', amount: 9_000, reason: '취소', key: 'refund-7' };
    await expect(gateway().cancel(refund)).rejects.toThrow(kind);
  });

  it.each([
    ['something else than a payment', { status: 200, body: { hello: 'shop' } }],
    ['a flood', { status: 200, body: `"${'x'.repeat(100_000)}"` }],
    ['the way to somewhere else', { status: 302, body: {} }],
  ])('takes %s for no answer, never for "unknown"', async (_, answer) => {
    toss.say('find', answer);
    await expect(gateway().find('pk_123456')).rejects.toThrow(PaymentUnreachable);
  });

  it.each([no('UNAUTHORIZED_KEY', 401), no('NOT_FOUND', 404), no('INVALID_PAYMENT_KEY')])(
    'learns nothing of the payment from %j',
    async (answer) => {
      toss.say('find', answer);
      await expect(gateway().find('pk_123456')).rejects.toThrow(PaymentUnclear);
    },
  );

  it('returns nothing for an unknown key', async () => {
    expect(await gateway().find('pk_unknown')).toBeNull();
  });
});

describe('virtual accounts of Toss Payments', () => {
  const request = {
    orderNo: 'S2026',
    orderName: '신발',
    amount: 59_000,
    bank: '신한',
    depositor: '김신발',
    dueAt: new Date('2026-11-22T03:00:00.000Z'),
  } as const;

  it('are issued once per order, with the deadline in Seoul', async () => {
    const virtualAccount = { accountNumber: 'X6505636518308', bankCode: '88' };
    toss.say('open', {
      status: 200,
      body: payment({ status: 'WAITING_FOR_DEPOSIT', virtualAccount, secret: 'ps_1' }),
    });
    expect(await gateway().issueAccount?.(request)).toEqual({
      paymentKey: 'pk_123456',
      bank: '신한',
      accountNumber: 'X6505636518308',
      dueAt: request.dueAt,
      secret: 'ps_1',
    });
    expect(toss.seen[0]).toMatchObject({
      path: '/v1/virtual-accounts',
      key: 'issue-S2026',
      body: { bank: '88', customerName: '김신발', dueDate: '2026-11-22T12:00:00', amount: 59_000 },
    });
  });

  it('wait until the whole deposit, which is the exact amount', async () => {
    const virtualAccount = { accountNumber: 'X6505636518308' };
    toss.say('find', { status: 200, body: payment({ status: 'WAITING_FOR_DEPOSIT', virtualAccount }) });
    expect(await gateway().find('pk_123456')).toMatchObject({ state: 'waiting', deposited: 0 });
    toss.say('find', { status: 200, body: payment({ virtualAccount }) });
    expect(await gateway().find('pk_123456')).toMatchObject({ state: 'paid', deposited: 59_000 });
  });

  it('are refunded to the account of the buyer', async () => {
    toss.say('cancel', { status: 200, body: payment({ status: 'CANCELED' }) });
    const receiver = { bank: '국민', accountNumber: '110222333444', holder: '김신발' } as const;
    await gateway().cancel({ paymentKey: 'pk_123456', amount: 1_000, reason: '취소', key: 'r-1', receiver });
    expect(toss.seen[0]?.body).toEqual({
      cancelReason: '취소',
      cancelAmount: 1_000,
      refundReceiveAccount: { bank: '06', accountNumber: '110222333444', holderName: '김신발' },
    });
  });

  it('are closed before the deposit without an amount', async () => {
    toss.say('cancel', { status: 200, body: payment({ status: 'CANCELED' }) });
    await gateway().closeAccount?.({ paymentKey: 'pk_123456', reason: '입금 전 취소', key: 'close-1' });
    expect(toss.seen[0]).toMatchObject({ key: 'close-1', body: { cancelReason: '입금 전 취소' } });
  });
});

describe('cash receipts of Toss Payments', () => {
  const request = {
    orderNo: 'S2026',
    orderName: '신발',
    amount: 59_000,
    kind: 'PERSON',
    number: '01023456789',
    key: 'receipt-7',
  } as const;
  const receipt = (change: object = {}) => ({
    status: 200,
    body: { receiptKey: 'rk_1', issueNumber: '123456789', issueStatus: 'IN_PROGRESS', ...change },
  });

  it('are issued under a key of their own, to a person or a business', async () => {
    toss.say('open', receipt());
    expect(await gateway().issueReceipt?.(request)).toEqual({ receiptKey: 'rk_1', approvalNo: '123456789' });
    toss.say('open', receipt());
    await gateway().issueReceipt?.({ ...request, kind: 'BUSINESS', number: '2208162517', key: 'receipt-8' });
    expect(
      toss.seen.map(({ path, key, body }) => [path, key, body.type, body.customerIdentityNumber]),
    ).toEqual([
      ['/v1/cash-receipts', 'receipt-7', '소득공제', '01023456789'],
      ['/v1/cash-receipts', 'receipt-8', '지출증빙', '2208162517'],
    ]);
    expect(toss.seen[0]?.body).toMatchObject({ amount: 59_000, orderId: 'S2026' });
  });

  it('are cancelled by an amount', async () => {
    toss.say('cancel', receipt());
    await gateway().cancelReceipt?.({ receiptKey: 'rk_1', amount: 9_000, key: 'receipt-9' });
    expect(toss.seen[0]).toMatchObject({
      path: '/v1/cash-receipts/rk_1/cancel',
      key: 'receipt-9',
      body: { amount: 9_000 },
    });
  });

  it.each([
    ['a code about the receipt', no('INVALID_REQUEST'), PaymentRefused],
    ['a failed receipt', receipt({ issueStatus: 'FAILED' }), PaymentRefused],
    ['a request under way', no('IDEMPOTENT_REQUEST_PROCESSING', 409), PaymentUnclear],
    ['something else', { status: 200, body: {} }, PaymentUnclear],
    ['an error of its own', no('FAILED', 500), PaymentUnreachable],
  ])('that are answered with %s end accordingly', async (_, answer, error) => {
    toss.say('open', answer);
    await expect(gateway().issueReceipt?.(request)).rejects.toThrow(error);
  });
});
