import { seoulDay } from '#domain/kit/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { lastOverdueDay } from '#domain/trade/late-delivery.ts';
import { daysAfter } from '#domain/trade/order-rules.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { cancelDaysOfOverdue, lateAmong, overdueOrderIds } from '../trade/orders/late-store.ts';
import { lockOrder } from '../trade/orders/order-store.ts';
import * as steps from './order-steps.ts';
import { keptAfter, lapsedAfter, lockFreeOrder, shippedAfter, strayAfter } from './order-sweep-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'jobs' | 'copies' | 'parcels'>;

/** Orders of one question. */
const SLICE = 500;
/** A run has an end, so that the sweeps after it have their turn. */
const MOST = 1_000;

/** The next orders to look at, by number. */
type Due = (after: number) => Promise<readonly number[]>;

/** What time has brought for one order; whoever has it just now is waited for. */
export async function stepOn(ports: Omit<Ports, 'log'>, step: steps.Step, orderId: number): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order) await step(tx, order, ports);
  });
}

/**
 * Each order is one transaction under its lock. One that fails does not stop those after it, and one that is locked,
 * by another server's sweep or by its owner, is skipped: many servers share the work.
 */
async function eachOrder(ports: Ports, due: Due, step: steps.Step): Promise<void> {
  let done = 0;
  for (let ids = await due(0); ids.length > 0 && done < MOST; ids = await due(ids.at(-1) ?? 0)) {
    for (const id of ids) {
      try {
        await inTransaction(ports.db, async (tx) => {
          const order = await lockFreeOrder(tx, id);
          if (order) await step(tx, order, ports);
        });
        done += 1;
      } catch (error) {
        ports.log.error({ err: error, orderId: id }, 'a sweep failed on an order');
      }
    }
  }
}

/** Holds whose time is over give everything back. */
export async function releaseLapsed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  await eachOrder(ports, (after) => lapsedAfter(ports.db, now, after), steps.releaseHold);
}

/** Orders that the built-in courier has on the way for long enough. */
export const deliverShipped = (ports: Ports): Promise<void> => {
  const due = daysAfter(ports.clock.now(), -TEST_COURIER_DAYS);
  return eachOrder(ports, (after) => shippedAfter(ports.db, due, after), steps.deliverOrder);
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
  await eachOrder(ports, next, steps.followLate);
};

/** Orders that confirm themselves by now. */
export const confirmKept = (ports: Ports): Promise<void> => {
  const now = ports.clock.now();
  return eachOrder(ports, (after) => keptAfter(ports.db, now, after), steps.confirmOrder);
};

/** Requests that have outlived their line. */
export const endStrayClaims = (ports: Ports): Promise<void> =>
  eachOrder(ports, (after) => strayAfter(ports.db, after), steps.endStrayClaims);
