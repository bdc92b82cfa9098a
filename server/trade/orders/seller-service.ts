import type { BodyOf } from '#domain/kit/endpoint.ts';
import { deliveredFromText } from '#domain/trade/delivered-from.ts';
import type { moveSellerOrder } from '#domain/trade/order-calls.ts';
import { isUnpaid, LINE_STATE, mayMove, type OrderStatus } from '#domain/trade/order-life.ts';
import { maySellerDeliver, sellerDeliversFrom } from '#domain/trade/seller-delivers.ts';
import { sellersCauseOf } from '#domain/trade/undoing.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Attempt } from '../../kit/idempotency-key.ts';
import { once } from '../../kit/idempotent.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { settleRefunds } from '../refunds/refunds.ts';
import { openClaimsOf } from './claim-store.ts';
import { confirmLater, deliverLater } from './deliver.ts';
import { noteLate } from './note-late.ts';
import {
  type LineRow,
  linesOf,
  lockOrder,
  note,
  type OrderRow,
  setLineStatus,
  storesOf,
} from './order-store.ts';
import { refreshOrder } from './progress.ts';
import { tellBuyer } from './tell-buyer.ts';
import { idsOf, statusesOf, undoLines } from './undo.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs'>;
/** Where lines go; `reason` is for the buyer of what is cancelled. */
type Move = BodyOf<typeof moveSellerOrder> & { reason?: string };

/** Moves the seller's own living lines of an order; lines of other stores stay as they are. */
export async function moveStoreLines(
  ports: Ports,
  sellerId: number,
  { orderId, ...move }: Move & { orderId: number },
  attempt: Attempt | null,
) {
  // The older wire ships without a number; a number without its carrier, or the reverse, is a slip.
  if ((move.carrier === '') !== (move.trackingNumber === '')) throw new ShopError('TRACKING_REQUIRED');
  const result = await once(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { order, all, mine } = await lockSoldOrder(tx, sellerId, orderId);
    const may = mine.filter((line) => mayMove('seller', line.status, move.status));
    const moved = await readyLines(tx, may, move.status, now);
    if (moved.length === 0) throw new ShopError('INVALID_ORDER_STATUS');
    await applyMove(tx, { order, all, moved }, move, { now, jobs: ports.jobs });
    return { orderId, status: await refreshOrder(tx, order, now) };
  });
  await settleRefunds(ports, orderId);
  return result;
}

/** A paid order under its lock, with all its lines and those of this seller, of whom one must have sold some. */
export async function lockSoldOrder(tx: Queryable, sellerId: number, orderId: number) {
  const order = await lockOrder(tx, { id: orderId });
  const all = order ? await linesOf(tx, order.id) : [];
  const mine = await linesOfStore(tx, sellerId, all);
  if (!order || isUnpaid(order.status) || mine.length === 0) throw new ShopError('ORDER_NOT_FOUND');
  return { order, all, mine };
}

async function linesOfStore(tx: Queryable, sellerId: number, lines: readonly LineRow[]): Promise<LineRow[]> {
  const own = await storesOf(tx, sellerId);
  return lines.filter((line) => own.some(({ id }) => id === line.store_id));
}

/** Of lines that the table of states lets go there, those that may do so now. */
async function readyLines(
  tx: Queryable,
  lines: readonly LineRow[],
  to: OrderStatus,
  now: Date,
): Promise<readonly LineRow[]> {
  if (to === LINE_STATE.RETURNED) return askedAbout(tx, lines);
  return to === LINE_STATE.DELIVERED ? deliverableLines(lines, now) : lines;
}

/** Sent lines whose seller may mark them as delivered today. Where there is none, the refusal names the first day for one. */
function deliverableLines(lines: readonly LineRow[], now: Date): LineRow[] {
  const ready = lines.filter(({ shipped_at }) => maySellerDeliver(shipped_at, now));
  const [day] = lines
    .flatMap(({ shipped_at }) => (shipped_at ? [sellerDeliversFrom(shipped_at)] : []))
    .toSorted();
  if (ready.length === 0 && day)
    throw new ShopError('DELIVERED_TOO_EARLY', [], { sentence: deliveredFromText(day) });
  return ready;
}

/** Nobody’s pair comes back unasked: lines of which a request is open. */
async function askedAbout(tx: Queryable, lines: readonly LineRow[]): Promise<LineRow[]> {
  const ids = lines.map(({ id }) => id);
  const open = ids.length > 0 ? await openClaimsOf(tx, ids) : [];
  return lines.filter(({ id }) => open.some((claim) => claim.order_item_id === id));
}

export type Affected = { order: OrderRow; all: readonly LineRow[]; moved: readonly LineRow[] };

/** Does to lines of a locked order what the table of states has allowed. */
export async function applyMove(
  tx: Queryable,
  { order, all, moved }: Affected,
  move: Move,
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  const cause = sellersCauseOf(move.status);
  if (cause) {
    const { reason = '' } = move;
    await undoLines(tx, order, all, moved, { cause, reason: reason || '판매자 처리', now, jobs });
    if (cause === 'CANCEL') await tellBuyer(tx, 'ORDER_CANCELLED', order, moved, now, reason);
    return;
  }
  if (move.status === LINE_STATE.DELIVERED) await noteLate(tx, order, moved, now);
  await setLineStatus(
    tx,
    moved.map(({ id }) => id),
    changeOf(move.status, move, now),
  );
  for (const line of moved) await note(tx, order.id, move.status, now, move.carrier, line.id);
  await tellBuyer(tx, move.status === 'SHIPPED' ? 'ORDER_SHIPPED' : 'ORDER_DELIVERED', order, moved, now);
  if (move.status === 'SHIPPED') await deliverLater(tx, order.id, { now, jobs });
  else await confirmLater(tx, order, { now, jobs });
  const detail = { from: statusesOf(moved), to: move.status, lines: idsOf(moved) };
  await audit(tx, { action: 'ORDER_MOVED', target: ['ORDER', order.id], detail }, now);
}

const changeOf = (status: OrderStatus, move: Move, now: Date) =>
  status === LINE_STATE.SHIPPED
    ? { status, carrier: move.carrier || null, tracking_no: move.trackingNumber || null, shipped_at: now }
    : { status, delivered_at: now };
