import { sql } from 'kysely';
import { COURIER_DAYS, daysAfter, RETURN_DAYS } from '#domain/order-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { confirmNow } from '../orders/buyer-service.ts';
import { linesOf, lockOrder, note, setLineStatus } from '../orders/order-store.ts';
import { refreshOrder } from '../orders/progress.ts';
import { releaseOrder } from '../orders/settle.ts';
import { settleRefunds } from '../payments/refunds.ts';
import { expirePoints } from '../rewards/expire-points.ts';
import { sweepPictures } from './sweep-pictures.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log'>;

const EVERY_MS = 30_000;
const PICTURES_EVERY_MS = 3_600_000;
const BATCH = 100;

/** Does what time brings about, now and then; answers how to stop. Many servers may run it at once. */
export function startSweeps(ports: Ports & Pick<Context, 'files'>): () => Promise<void> {
  const stops = [
    repeat(ports, EVERY_MS, () => sweepOnce(ports)),
    repeat(ports, PICTURES_EVERY_MS, () => sweepPictures(ports)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat({ log }: Ports, everyMs: number, sweep: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const tick = () => {
    running = sweep().catch((error: unknown) => log.error({ err: error }, 'a sweep failed'));
  };
  const timer = setInterval(tick, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Lapsed holds, arrivals of the built-in courier, own confirmations, point expiry and waiting refunds. */
export async function sweepOnce(ports: Ports): Promise<void> {
  await releaseLapsed(ports);
  await deliverShipped(ports);
  await confirmKept(ports);
  await expirePoints(ports);
  await settleRefunds(ports);
}

/** Each order is one transaction under its lock, and looked at again there. */
async function releaseLapsed({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  const lapsed = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('hold_expires_at', '<=', now)
    .limit(BATCH)
    .execute();
  for (const { id } of lapsed)
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { id });
      if (order?.status === 'PENDING') await releaseOrder(tx, order, '결제 시간이 지났어요', now);
    });
}

async function deliverShipped({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  const ids = await ordersWith(
    db,
    sql<boolean>`i.status = 'SHIPPED' and i.shipped_at <= ${daysAfter(now, -COURIER_DAYS)}`,
  );
  for (const id of ids)
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) return;
      const due = daysAfter(now, -COURIER_DAYS);
      const arrived = (await linesOf(tx, id)).filter(
        (l) => l.status === 'SHIPPED' && l.shipped_at && l.shipped_at <= due,
      );
      if (arrived.length === 0) return;
      await setLineStatus(
        tx,
        arrived.map((line) => line.id),
        { status: 'DELIVERED', delivered_at: now },
      );
      for (const line of arrived) await note(tx, id, 'DELIVERED', now, line.carrier ?? '', line.id);
      await refreshOrder(tx, order, now);
    });
}

/** Seven days after delivery a purchase confirms itself, unless a request is open. */
async function confirmKept({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  const due = daysAfter(now, -RETURN_DAYS);
  const ids = await ordersWith(
    db,
    sql<boolean>`i.status = 'DELIVERED' and i.confirmed_at is null and i.delivered_at <= ${due}
    and not exists (select 1 from claims c where c.order_item_id = i.id and c.status = 'REQUESTED')`,
  );
  for (const id of ids)
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) return;
      const open = await tx
        .selectFrom('claims')
        .select('order_item_id')
        .where('order_id', '=', id)
        .where('status', '=', 'REQUESTED')
        .execute();
      const asked = new Set(open.map((claim) => claim.order_item_id));
      const kept = (await linesOf(tx, id)).filter(
        (l) =>
          l.status === 'DELIVERED' &&
          !l.confirmed_at &&
          l.delivered_at &&
          l.delivered_at <= due &&
          !asked.has(l.id),
      );
      if (kept.length > 0) await confirmNow(tx, order, kept, now);
    });
}

async function ordersWith(db: Ports['db'], condition: ReturnType<typeof sql<boolean>>): Promise<number[]> {
  const rows = await db
    .selectFrom('order_items as i')
    .select('i.order_id')
    .distinct()
    .where(condition)
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.order_id);
}
