import {
  DISPUTE,
  DISPUTE_STATE,
  type DisputeEnd,
  LINE_STATE,
  mayDo,
  orderStatusOf,
} from '#domain/trade/orders/order-lifecycle.ts';
import { lastReturnDay } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { notify } from '../../../notices/notify.ts';
import { confirmLater } from '../delivery/deliver.ts';
import { sellerOfStore } from '../delivery/late-store.ts';
import { type LineRow, linesOf, lockOrder, note, type OrderRow, setLineStatus } from '../order-store.ts';
import { productNameOf } from '../placing/product-name-store.ts';
import { chosenLines, lockOwnOrder } from '../reading/buyer-service.ts';
import { openClaimsOf } from './claim-store.ts';
import { disputedLines, disputesOf, endDisputes, findDispute, insertDisputes } from './dispute-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'>;
type Wish = { orderId: number; ids: readonly number[] };
const DELIVERED = LINE_STATE.DELIVERED;

/**
 * Reports delivered lines as not received, which suspends their confirmation and return period
 * until it is settled. Idempotent; a dispute settled by a person cannot be reopened.
 */
export const reportLines = (ports: Ports, userId: number, wish: Wish, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const order = await lockOwnOrder(tx, userId, wish.orderId);
    const all = await linesOf(tx, order.id);
    const chosen = await reportable(tx, all, wish.ids);
    const known = await disputesOf(
      tx,
      chosen.map(({ id }) => id),
    );
    if (known.some(({ state }) => state !== DISPUTE_STATE.OPEN)) throw new ShopError('DISPUTE_ENDED');
    const opened = chosen.filter(({ id }) => !known.some((one) => one.orderItemId === id));
    if (opened.length > 0) await open(tx, order, opened, now);
    return { orderId: order.id, status: orderStatusOf(all.map(({ status }) => status)) };
  });

/** Returns delivered, unconfirmed lines without an open claim. */
async function reportable(
  tx: Queryable,
  all: readonly LineRow[],
  ids: readonly number[],
): Promise<LineRow[]> {
  const isOpen = ({ confirmedAt }: LineRow) => confirmedAt === null;
  const chosen = chosenLines(all, ids, DELIVERED).filter((line) => ids.length > 0 || isOpen(line));
  if (chosen.length === 0 || !chosen.every(isOpen)) throw new ShopError('INVALID_ORDER_STATUS');
  const claims = await openClaimsOf(
    tx,
    chosen.map(({ id }) => id),
  );
  if (claims.length > 0) throw new ShopError('CLAIM_EXISTS');
  return chosen;
}

/** Opens disputes and notifies the seller of each store. */
async function open(tx: Queryable, order: OrderRow, lines: readonly LineRow[], now: Date): Promise<void> {
  const ids = await insertDisputes(tx, lines, now);
  for (const { id } of lines) await note(tx, order.id, 'NOT_RECEIVED', now, '', id);
  for (const storeId of new Set(lines.map(({ storeId }) => storeId))) {
    const own = lines.filter((line) => line.storeId === storeId);
    const [first] = own;
    if (!first) continue;
    const { sellerId: userId } = await sellerOfStore(tx, storeId);
    const product = await productNameOf(tx, first.productId);
    const disputeId = ids[lines.indexOf(first)] ?? 0;
    const facts = { orderId: order.id, lineId: first.id, product, others: own.length - 1, disputeId };
    await notify(tx, 'SALE_NOT_RECEIVED', [{ userId, facts }], now);
  }
  const detail = { lines: lines.map(({ id }) => id).join(',') };
  await audit(tx, { action: 'ORDER_NOT_RECEIVED', target: ['ORDER', order.id], detail }, now);
}

/**
 * Ends disputes by the buyer: the lines count as delivered today, and their return period restarts.
 */
export const receiveLines = (ports: Ports, userId: number, wish: Wish, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const order = await lockOwnOrder(tx, userId, wish.orderId);
    const all = await linesOf(tx, order.id);
    const disputed = await disputedLines(
      tx,
      all.map(({ id }) => id),
    );
    const chosen = wish.ids.length > 0 ? wish.ids : [...disputed];
    if (chosen.some((id) => !all.some((line) => line.id === id))) throw new ShopError('ORDER_ITEM_NOT_FOUND');
    if (chosen.length === 0 || chosen.some((id) => !disputed.has(id)))
      throw new ShopError('INVALID_ORDER_STATUS');
    await settle(tx, order, chosen, { ...ports, state: DISPUTE_STATE.RECEIVED });
    return { orderId: order.id, status: orderStatusOf(all.map(({ status }) => status)) };
  });

/**
 * Ends a dispute by an administrator: the line counts as delivered today, and the buyer is
 * notified.
 */
export const decide = (ports: Ports, id: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const found = await findDispute(tx, id);
    const order = found && (await lockOrder(tx, { id: found.orderId }));
    // Read again under the lock, as the buyer may have ended it.
    const dispute = await findDispute(tx, id);
    if (!order || !dispute) throw new ShopError('DISPUTE_NOT_FOUND');
    if (!mayDo('admin', DISPUTE.moves.decide, dispute.state)) throw new ShopError('DISPUTE_ENDED');
    const { orderItemId: lineId } = dispute;
    await settle(tx, order, [lineId], { ...ports, state: DISPUTE_STATE.DECIDED });
    const line = (await linesOf(tx, order.id)).find((one) => one.id === lineId);
    const product = line ? await productNameOf(tx, line.productId) : '';
    const facts = { orderId: order.id, lineId, product, others: 0, disputeId: id };
    const told = { ...facts, lastDay: lastReturnDay(now, orderTermsOf(order)) };
    await notify(tx, 'DELIVERY_DECIDED', [{ userId: order.userId, facts: told }], now);
    return { disputeId: id };
  });

/**
 * Ends disputes: the lines count as delivered now, and their automatic confirmation is enqueued.
 */
async function settle(
  tx: Queryable,
  order: OrderRow,
  ids: readonly number[],
  { clock, jobs, state }: Pick<Ports, 'clock' | 'jobs'> & { state: DisputeEnd },
): Promise<void> {
  const now = clock.now();
  await endDisputes(tx, ids, state, now);
  await setLineStatus(tx, ids, { delivered_at: now });
  const event = state === DISPUTE_STATE.RECEIVED ? state : 'DELIVERY_DECIDED';
  for (const id of ids) await note(tx, order.id, event, now, '', id);
  await confirmLater(tx, order, { now, jobs });
  const detail = { lines: ids.join(','), state };
  await audit(tx, { action: 'ORDER_DISPUTE_ENDED', target: ['ORDER', order.id], detail }, now);
}
