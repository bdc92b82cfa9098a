import { LINE } from '#domain/trade/order-life.ts';
import { COURIER_DAYS, daysAfter, RETURN_DAYS } from '#domain/trade/order-rules.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { confirmNow } from '../trade/orders/buyer-service.ts';
import { endClaims } from '../trade/orders/end-claims.ts';
import { linesOf, note, type OrderRow, setLineStatus } from '../trade/orders/order-store.ts';
import { refreshOrder } from '../trade/orders/progress.ts';
import { releaseOrder } from '../trade/orders/settle.ts';
import { returnStock } from '../trade/orders/stock.ts';
import {
  askedLines,
  keptAfter,
  lapsedAfter,
  lockFreeOrder,
  shippedAfter,
  strayAfter,
} from './order-sweep-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log'>;

/** A run has an end, so that the sweeps after it have their turn. */
const MOST = 1_000;

/** The next orders to look at, by number. */
type Due = (after: number) => Promise<readonly number[]>;

/**
 * Each order is one transaction under its lock. One that fails does not stop those after it, and one that is locked,
 * by another server's sweep or by its owner, is skipped: many servers share the work.
 */
async function eachOrder(
  { db, log }: Ports,
  due: Due,
  work: (tx: Queryable, order: OrderRow) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  for (let ids = await due(0); ids.length > 0 && done < MOST; ids = await due(ids.at(-1) ?? 0)) {
    for (const id of ids) {
      try {
        await inTransaction(db, async (tx) => {
          const order = await lockFreeOrder(tx, id);
          if (order) await work(tx, order);
        });
        done += 1;
      } catch (error) {
        log.error({ err: error, orderId: id }, 'a sweep failed on an order');
      }
    }
  }
}

/** Holds whose time is over give everything back. */
export async function releaseLapsed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const lapsed: Due = (after) => lapsedAfter(ports.db, now, after);
  await eachOrder(ports, lapsed, async (tx, order) => {
    if (order.status === 'PENDING') await releaseOrder(tx, order, '결제 시간이 지났어요', now);
  });
}

/** The built-in courier arrives. */
export async function deliverShipped(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const due = daysAfter(now, -COURIER_DAYS);
  const shipped: Due = (after) => shippedAfter(ports.db, due, after);
  await eachOrder(ports, shipped, async (tx, order) => {
    const arrived = (await linesOf(tx, order.id)).filter(
      (line) => line.status === 'SHIPPED' && line.shipped_at && line.shipped_at <= due,
    );
    if (arrived.length === 0) return;
    const change = { status: LINE.moves.deliver.to, delivered_at: now };
    await setLineStatus(
      tx,
      arrived.map((line) => line.id),
      change,
    );
    for (const line of arrived) await note(tx, order.id, 'DELIVERED', now, line.carrier ?? '', line.id);
    await refreshOrder(tx, order, now);
  });
}

/** Seven days after delivery a purchase confirms itself, unless a request is open. */
export async function confirmKept(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const due = daysAfter(now, -RETURN_DAYS);
  const delivered: Due = (after) => keptAfter(ports.db, due, after);
  await eachOrder(ports, delivered, async (tx, order) => {
    const asked = new Set(await askedLines(tx, order.id));
    const isKept = (line: Awaited<ReturnType<typeof linesOf>>[number]) =>
      line.status === 'DELIVERED' &&
      !line.confirmed_at &&
      line.delivered_at !== null &&
      line.delivered_at <= due &&
      !asked.has(line.id);
    const kept = (await linesOf(tx, order.id)).filter(isKept);
    if (kept.length > 0) await confirmNow(tx, order, kept, now);
  });
}

/** No request outlives its line: it ends, and the pair it held can be bought again. */
export async function endStrayClaims(ports: Ports): Promise<void> {
  const stray: Due = (after) => strayAfter(ports.db, after);
  await eachOrder(ports, stray, async (tx, order) => {
    const now = ports.clock.now();
    const gone = (await linesOf(tx, order.id)).filter(({ status }) => status !== 'DELIVERED');
    await returnStock(tx, await endClaims(tx, gone, { refundId: null, answer: '', now }), now);
  });
}
