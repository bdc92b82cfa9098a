import { sql } from 'kysely';
import { COURIER_DAYS, daysAfter, RETURN_DAYS } from '#domain/trade/order-rules.ts';
import type { Queryable } from '../db/database.ts';
import { lockMember } from '../db/lock-member.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { lockOrder, type OrderRow } from '../trade/orders/order-store.ts';
import * as steps from './order-steps.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'jobs'>;

const BATCH = 100;
/** A run ends some time, so that the sweeps after it have their turn. */
const MOST = 1_000;

/** The next orders to look at, by number. */
type Due = (after: number) => Promise<readonly number[]>;

/** What time has brought for one order; whoever has it just now is waited for. */
export const stepOn = (ports: Omit<Ports, 'log'>, step: steps.Step, orderId: number): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order) await step(tx, order, ports);
  });

/**
 * Each order is one transaction under its lock. One that fails holds up none of those after it, and one that is locked,
 * by another server's sweep or by its owner, is left to whoever has it: many servers share the work.
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

/** As `lockOrder`, its buyer next; an order that somebody has is none. */
async function lockFreeOrder(tx: Queryable, id: number): Promise<OrderRow | undefined> {
  const free = tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().skipLocked();
  const order = await free.executeTakeFirst();
  if (order) await lockMember(tx, order.user_id);
  return order;
}

/** Holds whose time is over give everything back. */
export async function releaseLapsed(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const lapsed: Due = async (after) => {
    const rows = await ports.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'PENDING')
      .where('hold_expires_at', '<=', now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  };
  await eachOrder(ports, lapsed, steps.releaseHold);
}

/** Orders that the built-in courier has on the way for long enough. */
export const deliverShipped = (ports: Ports): Promise<void> => {
  const due = daysAfter(ports.clock.now(), -COURIER_DAYS);
  const shipped = ordersWith(ports, sql<boolean>`i.status = 'SHIPPED' and i.shipped_at <= ${due}`);
  return eachOrder(ports, shipped, steps.deliverOrder);
};

/** Orders whose days for a return are over. */
export const confirmKept = (ports: Ports): Promise<void> => {
  const due = daysAfter(ports.clock.now(), -RETURN_DAYS);
  const delivered = ordersWith(
    ports,
    sql<boolean>`i.status = 'DELIVERED' and i.confirmed_at is null and i.delivered_at <= ${due}
    and not exists (select 1 from claims c where c.order_item_id = i.id and c.status = 'REQUESTED')`,
  );
  return eachOrder(ports, delivered, steps.confirmOrder);
};

/** Requests that have outlived their line. */
export const endStrayClaims = (ports: Ports): Promise<void> => {
  const stray = ordersWith(
    ports,
    sql<boolean>`i.status <> 'DELIVERED'
    and exists (select 1 from claims c where c.order_item_id = i.id and c.status = 'REQUESTED')`,
  );
  return eachOrder(ports, stray, steps.endStrayClaims);
};

const ordersWith =
  ({ db }: Ports, condition: ReturnType<typeof sql<boolean>>): Due =>
  async (after) => {
    const rows = await db
      .selectFrom('order_items as i')
      .select('i.order_id')
      .distinct()
      .where(condition)
      .where('i.order_id', '>', after)
      .orderBy('i.order_id')
      .limit(BATCH)
      .execute();
    return rows.map((row) => row.order_id);
  };
