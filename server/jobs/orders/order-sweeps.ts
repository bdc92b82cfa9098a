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

/** Orders of one question. */
const SLICE = 500;
/** Orders of one transaction. */
const BATCH = 100;
/** Size of the batches of a step that locks options, events or other members order by order: two would cross. */
const ALONE = 1;
/** A run has an end, so that the sweeps after it have their turn. */
const MOST = 1_000;

/** The next orders to look at, by number. */
type Due = (after: number) => Promise<readonly number[]>;

/** Does a step on one order; another transaction that has locked the order is waited for. */
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
 * Does a step on a batch of orders in one transaction and returns the ids of those that it was done on. Orders that are
 * locked elsewhere are left out; an order that fails makes the whole batch fail, and nothing is done.
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
 * Orders that are due, a batch per transaction. In a batch that fails each order is tried alone, so that an order that
 * fails stops no other; one that is locked, by another server's sweep or by its owner, is skipped: many servers share
 * the work.
 */
async function eachOrder(ports: Ports, due: Due, step: steps.StepOnOrders, size = BATCH): Promise<void> {
  let done = 0;
  for (let ids = await due(0); ids.length > 0 && done < MOST; ids = await due(ids.at(-1) ?? 0)) {
    for (let start = 0; start < ids.length; start += size)
      done += await stepOnBatch(ports, step, ids.slice(start, start + size));
  }
}

/** Returns on how many orders of a batch the step was done. */
async function stepOnBatch(ports: Ports, step: steps.StepOnOrders, ids: readonly number[]): Promise<number> {
  try {
    return (await stepOnFree(ports, step, ids)).size;
  } catch (error) {
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) {
      ports.log.error({ err: error, orderId: only }, 'a sweep failed on an order');
      return 0;
    }
    let done = 0;
    for (const id of ids) done += await stepOnBatch(ports, step, [id]);
    return done;
  }
}

/** Holds whose time is over give everything back. */
export async function releaseLapsed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  await eachOrder(ports, (after) => lapsedAfter(ports.db, now, after), steps.releaseHolds);
}

/** Orders that the built-in courier has on the way for long enough. */
export const deliverShipped = (ports: Ports): Promise<void> => {
  const due = daysAfter(ports.clock.now(), -TEST_COURIER_DAYS);
  return eachOrder(ports, (after) => shippedAfter(ports.db, due, after), steps.deliverOrders);
};

/** Orders whose promised day is over; after `deliverShipped`, so that what has come is not called late. */
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

/** Orders that confirm themselves by now. */
export const confirmKept = (ports: Ports): Promise<void> => {
  const now = ports.clock.now();
  return eachOrder(ports, (after) => keptAfter(ports.db, now, after), steps.confirmOrders);
};

/** Requests that have outlived their line. */
export const endStrayClaims = (ports: Ports): Promise<void> =>
  eachOrder(ports, (after) => strayAfter(ports.db, after), steps.endStrayClaims, ALONE);
