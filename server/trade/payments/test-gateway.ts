import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../kit/context.ts';
import {
  type AccountRequest,
  type IssuedAccount,
  type PaymentGateway,
  PaymentRefused,
  type ProviderPayment,
} from '../../kit/ports/payment-gateway.ts';
import {
  addTestCancel,
  answerTestPayment,
  closeTestAccount,
  findTestPayment,
  newTakenTestPayments,
  noteTestCancel,
  openTestPayment,
  takeTestPayment,
} from './test-payment-store.ts';
import { testReceipts } from './test-receipts.ts';

const STATES = {
  READY: 'open',
  APPROVED: 'approvable',
  WAITING: 'waiting',
  DONE: 'paid',
  DECLINED: 'failed',
  CLOSED: 'failed',
} as const;
const newKey = (): string => `test_${randomBytes(18).toString('base64url')}`;

/** Returns the path of the built-in provider's page. */
export const testPayPath = (paymentKey: string): string => `/test-pay/${paymentKey}`;

const receiptOf = (paymentKey: string): string => `${testPayPath(paymentKey)}/receipt`;

/** Test payment provider with a hosted page and a ledger of its own; no real money. */
export function testGateway(db: Kysely<Database>, clock: Clock): PaymentGateway {
  const open: PaymentGateway['open'] = async ({ orderNo, amount, successPath, failPath }) => {
    const asked = { key: newKey(), orderNo, amount, successUrl: successPath, failUrl: failPath };
    const paymentKey = await openTestPayment(db, asked, clock.now());
    return { url: testPayPath(paymentKey), paymentKey };
  };
  return {
    name: 'test',
    // The test page offers cards, and a desk for deposits.
    methods: ['카드', DEPOSIT_METHOD],
    issueAccount: (request) => issueAccount(db, request, clock.now()),
    closeAccount: ({ paymentKey }) => closeTestAccount(db, paymentKey),
    ...testReceipts(db),
    depositPage: testPayPath,
    open,
    find: (paymentKey) => find(db, paymentKey),
    approve: (asked) => approve(db, asked),
    cancel: (refund) => cancelOnce(db, refund),
    async charge({ orderNo, amount }) {
      const paths = { successPath: '/', failPath: '/' };
      const { paymentKey } = await open({ orderNo, amount, orderName: '', method: '', ...paths });
      if (!paymentKey) throw new PaymentRefused('no payment was opened');
      await answerTestPayment(db, paymentKey, 'APPROVED');
      return { paymentKey };
    },
    async chargeInTransaction(tx, requests) {
      const taken = requests.map((request) => ({ ...request, key: newKey() }));
      return {
        payments: taken.map(({ key: paymentKey }) => ({ paymentKey, receiptUrl: receiptOf(paymentKey) })),
        ledger: [newTakenTestPayments(tx, taken, clock.now())],
      };
    },
  };
}

async function find(db: Queryable, paymentKey: string): Promise<ProviderPayment | null> {
  const row = await findTestPayment(db, paymentKey);
  if (!row) return null;
  return {
    paymentKey,
    orderNo: row.orderNo,
    amount: row.amount,
    state: STATES[row.status],
    receiptUrl: row.status === 'DONE' ? receiptOf(paymentKey) : null,
    ...(row.dueAt ? { deposited: row.deposited } : {}),
  };
}

/** Issues the account of an order; a repeated call returns the first one. */
async function issueAccount(
  db: Queryable,
  { orderNo, amount, bank, dueAt }: AccountRequest,
  now: Date,
): Promise<IssuedAccount> {
  const asked = { key: newKey(), orderNo, amount, successUrl: '/', failUrl: '/', dueAt };
  const paymentKey = await openTestPayment(db, asked, now);
  // Digits of the order number, so that an account keeps its number without a table of accounts.
  const accountNumber = `79${orderNo.slice(-12)}`;
  return { paymentKey, bank, accountNumber, dueAt, secret: null };
}

type Approval = Parameters<PaymentGateway['approve']>[0];

async function approve(db: Queryable, { paymentKey, orderNo, amount }: Approval): Promise<ProviderPayment> {
  await takeTestPayment(db, { key: paymentKey, orderNo, amount });
  const payment = await find(db, paymentKey);
  if (payment?.state !== 'paid' || payment.orderNo !== orderNo || payment.amount !== amount)
    throw new PaymentRefused('the payment was not approved by its owner');
  return payment;
}

type Cancel = Parameters<PaymentGateway['cancel']>[0];

/**
 * Inserts the cancellation and updates the sum in one transaction, so that a repeated call has no
 * effect.
 */
const cancelOnce = (db: Kysely<Database>, cancel: Cancel): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isFirst = await noteTestCancel(tx, cancel);
    if (isFirst && !(await addTestCancel(tx, cancel)))
      throw new PaymentRefused('more than was paid cannot come back');
  });
