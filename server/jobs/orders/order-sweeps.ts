import { seoulDay } from '#domain/kit/time/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { lastOverdueDay } from '#domain/trade/delivery/late-delivery.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { cancelDaysOfOverdue, lateAmong, overdueOrderIds } from '../../trade/orders/delivery/late-store.ts';
import { lockOrder } from '../../trade/orders/order-store.ts';
import * as steps from './order-steps.ts';
import { keptAfter, lapsedAfter, lockFreeOrders, shippedAfter, strayAfter } from './order-sweep-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'jobs' | 'copies' | 'parcels'>;

/** Orders per query. */
const SLICE = 500;
/** Orders per transaction. */
const BATCH = 100;
/**
 * Batch size of steps that lock options, events or other members per order, where larger batches
 * could deadlock.
 */
const ALONE = 1;
/** Most orders of one run, so that later steps get their turn. */
const MOST = 1_000;

/** Finds the next due orders, by id. */
type Due = (after: number) => Promise<readonly number[]>;

/** Runs a step on one order; waits for its lock. */
export async function stepOn(
  ports: Omit<Ports, 'log'>,
  step: steps.StepOnOrders,
  orderId: number,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order) await step(tx, [order], ports);
  });
}

/**
 * Runs a step on a batch of orders in one transaction and returns the ids processed. Locked orders
 * are skipped; if one fails the whole batch is rolled back.
 */
export const stepOnFree = (
  ports: Omit<Ports, 'log'>,
  step: steps.StepOnOrders,
  orderIds: readonly number[],
): Promise<Set<number>> =>
  inTransaction(ports.db, async (tx) => {
    const orders = await lockFreeOrders(tx, orderIds);
    if (orders.length > 0) await step(tx, orders, ports);
    return new Set(orders.map(({ id }) => id));
  });

/**
 * Runs a step on all due orders, one transaction per batch. In a failed batch each order is tried
 * individually, so that one failure stops no other; locked orders are skipped, so that servers
 * share the work.
 */
async function eachOrder(ports: Ports, due: Due, step: steps.StepOnOrders, size = BATCH): Promise<void> {
  let done = 0;
  for (let ids = await due(0); ids.length > 0 && done < MOST; ids = await due(ids.at(-1) ?? 0)) {
    for (let start = 0; start < ids.length; start += size)
      done += await stepOnBatch(ports, step, ids.slice(start, start + size));
  }
}

/** Returns the number of orders processed. */
async function stepOnBatch(ports: Ports, step: steps.StepOnOrders, ids: readonly number[]): Promise<number> {
  try {
    return (await stepOnFree(ports, step, ids)).size;
  } catch (error) {
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) {
      ports.log.error({ err: error, orderId: only }, 'periodic job failed for an order');
      return 0;
    }
    let done = 0;
    for (const id of ids) done += await stepOnBatch(ports, step, [id]);
    return done;
  }
}

/** Releases all expired reservations. */
export async function releaseLapsed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  await eachOrder(ports, (after) => lapsedAfter(ports.db, now, after), steps.releaseHolds);
}

/** Delivers all parcels whose time with the built-in carrier is over. */
export const deliverShipped = (ports: Ports): Promise<void> => {
  const due = daysAfter(ports.clock.now(), -TEST_COURIER_DAYS);
  return eachOrder(ports, (after) => shippedAfter(ports.db, due, after), steps.deliverOrders);
};

/**
 * Handles all overdue orders; runs after `deliverShipped`, so that delivered lines do not count as
 * late.
 */
export const followLate = async (ports: Ports): Promise<void> => {
  const { db, clock } = ports;
  const today = seoulDay(clock.now());
  const days = await cancelDaysOfOverdue(db, today);
  const cancelled = new Map(days.map((count) => [count, lastOverdueDay(today, count)]));
  const overdue = await overdueOrderIds(db, today);
  const next: Due = async (after) => {
    for (let rest = overdue.filter((id) => id > after); rest.length > 0; rest = rest.slice(SLICE)) {
      const due = await lateAmong(db, rest.slice(0, SLICE), cancelled);
      if (due.length > 0) return due;
    }
    return [];
  };
  await eachOrder(ports, next, steps.followLate, ALONE);
};

/** Confirms all purchases that are due. */
export const confirmKept = (ports: Ports): Promise<void> => {
  const now = ports.clock.now();
  return eachOrder(ports, (after) => keptAfter(ports.db, now, after), steps.confirmOrders);
};

/** Ends all claims that outlived their line. */
export const endStrayClaims = (ports: Ports): Promise<void> =>
  eachOrder(ports, (after) => strayAfter(ports.db, after), steps.endStrayClaims, ALONE);
