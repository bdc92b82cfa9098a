import type { BodyOf } from '#domain/kit/endpoint.ts';
import { sellersCauseOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { deliveredFromText } from '#domain/trade/delivery/delivered-from.ts';
import { maySellerDeliver, sellerDeliversFrom } from '#domain/trade/delivery/seller-delivery.ts';
import type { moveSellerOrder } from '#domain/trade/orders/order-endpoints.ts';
import { isUnpaid, LINE_STATE, mayMove, type OrderStatus } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { settleRefunds } from '../refunds/refunds.ts';
import { openClaimsOf } from './claims/claim-store.ts';
import { idsOf, statusesOf, undoLines } from './claims/undo-lines.ts';
import { confirmLater, deliverLater } from './delivery/deliver.ts';
import { recordDelays } from './delivery/record-delays.ts';
import { notifyBuyer } from './notify-buyer.ts';
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

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
/** Requested transition; `reason` is shown to the buyer of cancelled lines. */
type Move = BodyOf<typeof moveSellerOrder> & { reason?: string };

/**
 * Changes the status of the seller's own living lines of an order; lines of other stores are
 * unchanged.
 */
export async function moveStoreLines(
  ports: Ports,
  sellerId: number,
  { orderId, ...move }: Move & { orderId: number },
  attempt: IdempotentRequest | null,
) {
  // The legacy API ships without a tracking number; a number without its carrier, or the reverse,
  // is an error.
  if ((move.carrier === '') !== (move.trackingNumber === '')) throw new ShopError('TRACKING_REQUIRED');
  const result = await runIdempotent(ports, attempt, async (tx) => {
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

/**
 * Locks a paid order and returns all its lines and those of this seller; throws if the seller has
 * none.
 */
export async function lockSoldOrder(tx: Queryable, sellerId: number, orderId: number) {
  const order = await lockOrder(tx, { id: orderId });
  const all = order ? await linesOf(tx, order.id) : [];
  const mine = await linesOfStore(tx, sellerId, all);
  if (!order || isUnpaid(order.status) || mine.length === 0) throw new ShopError('ORDER_NOT_FOUND');
  return { order, all, mine };
}

async function linesOfStore(tx: Queryable, sellerId: number, lines: readonly LineRow[]): Promise<LineRow[]> {
  const own = await storesOf(tx, sellerId);
  return lines.filter((line) => own.some(({ id }) => id === line.storeId));
}

/** Filters the lines that may make the transition now, beyond the table of states. */
async function readyLines(
  tx: Queryable,
  lines: readonly LineRow[],
  to: OrderStatus,
  now: Date,
): Promise<readonly LineRow[]> {
  if (to === LINE_STATE.RETURNED) return askedAbout(tx, lines);
  return to === LINE_STATE.DELIVERED ? deliverableLines(lines, now) : lines;
}

/**
 * Returns shipped lines that the seller may mark as delivered today; if there is none, the error
 * names the first day.
 */
function deliverableLines(lines: readonly LineRow[], now: Date): LineRow[] {
  const ready = lines.filter(({ shippedAt }) => maySellerDeliver(shippedAt, now));
  const [day] = lines
    .flatMap(({ shippedAt }) => (shippedAt ? [sellerDeliversFrom(shippedAt)] : []))
    .toSorted();
  if (ready.length === 0 && day)
    throw new ShopError('DELIVERED_TOO_EARLY', [], { sentence: deliveredFromText(day) });
  return ready;
}

/** Returns lines with an open claim, as a return requires one. */
async function askedAbout(tx: Queryable, lines: readonly LineRow[]): Promise<LineRow[]> {
  const ids = lines.map(({ id }) => id);
  const open = ids.length > 0 ? await openClaimsOf(tx, ids) : [];
  return lines.filter(({ id }) => open.some((claim) => claim.orderItemId === id));
}

/** Locked order with all its lines and those that change. */
export type Affected = { order: OrderRow; all: readonly LineRow[]; moved: readonly LineRow[] };

/** Applies a transition to lines of a locked order. */
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
    if (cause === 'CANCEL') await notifyBuyer(tx, 'ORDER_CANCELLED', order, moved, now, { reason });
    return;
  }
  if (move.status === LINE_STATE.DELIVERED) await recordDelays(tx, order, moved, now);
  await setLineStatus(
    tx,
    moved.map(({ id }) => id),
    changeOf(move.status, move, now),
  );
  for (const line of moved) await note(tx, order.id, move.status, now, move.carrier, line.id);
  if (move.status === 'SHIPPED') {
    const { carrier, trackingNumber } = move;
    await notifyBuyer(tx, 'ORDER_SHIPPED', order, moved, now, { carrier, trackingNumber });
  } else await notifyBuyer(tx, 'ORDER_DELIVERED', order, moved, now);
  if (move.status === 'SHIPPED') await deliverLater(tx, order.id, { now, jobs });
  else await confirmLater(tx, order, { now, jobs });
  const detail = { from: statusesOf(moved), to: move.status, lines: idsOf(moved) };
  await audit(tx, { action: 'ORDER_MOVED', target: ['ORDER', order.id], detail }, now);
}

const changeOf = (status: OrderStatus, move: Move, now: Date) =>
  status === LINE_STATE.SHIPPED
    ? { status, carrier: move.carrier || null, tracking_no: move.trackingNumber || null, shipped_at: now }
    : { status, delivered_at: now };
