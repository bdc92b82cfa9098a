import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { moveStock } from '#server/catalogue/stock/stock-store.ts';
import type { Queryable } from '#server/db/database.ts';
import { inTransaction, sqlStateOf } from '#server/db/transaction.ts';
import { actingAs } from '#server/kit/actor.ts';
import type { PaymentGateway } from '#server/kit/ports/payment-gateway.ts';
import { ShopError } from '#server/kit/shop-error.ts';
import { orderPlacer } from '#server/trade/orders/placing/order-batches.ts';
import type { OrderRequest } from '#server/trade/orders/placing/order-request.ts';
import { orderAtOnce } from '#server/trade/payments/legacy-create.ts';
import type { TestShop } from '../server/server.ts';
import { onPostgres } from '../server/test-database.ts';
import { ADDRESS, stockOf } from './shopping.ts';

type Ports = Parameters<typeof orderPlacer>[0];
/** The id of an order, or the code of its refusal; `ERROR` for any other error. */
export type Outcome = number | string;
export type Placer = (memberId: number, own?: Partial<OrderRequest>) => Promise<Outcome>;

const LOCK_TIMEOUT = '55P03';

/** Repeats an order with the same key until the row of its option is free in time, as clients of a busy shop do. */
async function heard(place: () => Promise<{ id: number }>): Promise<Outcome> {
  try {
    return (await place()).id;
  } catch (error) {
    if (sqlStateOf(error) === LOCK_TIMEOUT) return heard(place);
    return error instanceof ShopError ? error.code : 'ERROR';
  }
}

/**
 * One process that places orders of one unit of an option: holds, and with `isInstant` orders that are paid at once, by
 * the shop's provider or another one.
 */
export function placerOf(
  shop: TestShop,
  optionId: number,
  isInstant = false,
  payments: PaymentGateway = shop.ports.payments,
): Placer {
  const ports: Ports = { ...shop.ports, payments, log: shop.app.log };
  const place = orderPlacer(ports);
  return (memberId, own = {}) => {
    const wish = {
      items: [{ optionId, quantity: 1 }],
      shipping: ADDRESS,
      paymentMethod: '카드',
      couponId: null,
      usedPoints: 0,
      expectedTotal: null,
      requestKey: randomUUID(),
      ...own,
    };
    return actingAs({ memberId, requestId: `request-${memberId}` }, () =>
      heard(() =>
        isInstant
          ? payAtOnce({ ...ports, secrets: shop.ports.secrets, place }, memberId, wish)
          : place(memberId, wish),
      ),
    );
  };
}

function payAtOnce(
  ports: Parameters<typeof orderAtOnce>[0],
  memberId: number,
  { shipping, requestKey, ...body }: OrderRequest,
): Promise<{ id: number }> {
  const attempt =
    requestKey === null
      ? null
      : { memberId, operation: 'order', key: requestKey, hash: '', onReplay: () => {} };
  return orderAtOnce(ports, memberId, { ...shipping, ...body, deliveryFee: 0 }, attempt);
}

type Gathered = {
  /** Is placed alone; from then on the option has an order in progress. */
  first: () => Promise<Outcome>;
  /** Decided in the first batch, while the orders in `together` wait for its end. */
  second: () => Promise<Outcome>;
  /** Decided together in the next batch, in this order. */
  together: () => Promise<Outcome>[];
  /** Runs in another transaction before the batch of `together` begins. */
  meanwhile?: (tx: Queryable) => Promise<unknown>;
};

/**
 * Places orders while a transaction holds the row of their option, and returns the results of `together`. On the
 * embedded database it holds the only connection, and `second` is placed before.
 */
export async function gather(
  shop: TestShop,
  optionId: number,
  { first, second, together, meanwhile }: Gathered,
): Promise<Outcome[]> {
  const before = onPostgres ? [] : [await second()];
  const sent = await shop.db.transaction().execute(async (tx) => {
    await sql`select id from product_options where id = ${optionId} for update`.execute(tx);
    const early = onPostgres ? [first(), second()] : [first()];
    if (onPostgres) await expect.poll(() => waiting(shop), { interval: 20 }).toBe(2);
    const rest = together();
    await meanwhile?.(tx);
    return { early, rest };
  });
  for (const outcome of [...before, ...(await Promise.all(sent.early))])
    expect(outcome).toEqual(expect.any(Number));
  return Promise.all(sent.rest);
}

/** Returns how many connections of this database wait for a lock. */
async function waiting(shop: TestShop): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows[0]?.count ?? 0;
}

/** Sets the stock of an option, with its row of the ledger. */
export async function bringStock(shop: TestShop, optionId: number, stock: number): Promise<void> {
  const delta = stock - (await stockOf(shop, optionId));
  const { clock, db } = shop;
  await inTransaction(db, (tx) => moveStock(tx, [{ optionId, delta, reason: 'EDIT' }], { now: clock.now() }));
}
