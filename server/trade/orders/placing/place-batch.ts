import { MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { type Level, levelProgressOf } from '#domain/rewards/level.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { lockSharedOption } from '../../cart/sale-option-store.ts';
import type { OrderRow } from '../order-store.ts';
import { looksInStock } from '../stock-store.ts';
import { type BasketLine, wantedLines } from './basket.ts';
import { type Buyer, lockFreeBuyers, ordersByKeys, unpaidOf } from './batch-store.ts';
import {
  newOrderOf,
  type OrderRequest,
  type PlacePorts,
  repeated,
  requireBuyer,
  requireOffer,
} from './order-request.ts';
import { priceBasket } from './pricing.ts';
import { type Accepted, type Placing, writeAccepted } from './write-batch.ts';

/** Outcome of one order of a batch; `alone` means undecided, as its member is locked elsewhere. */
export type BatchOutcome =
  | { kind: 'placed'; order: OrderRow }
  | { kind: 'refused'; refusal: ShopError }
  | { kind: 'alone' };

type Decision = BatchOutcome | { kind: 'accepted'; accepted: Accepted };

/**
 * Decides orders of one option together and returns the outcomes in order. Locks members by id,
 * then the option's row; accepts orders by arrival while stock lasts, and writes them set-wise in
 * one transaction. A refusal affects only its own order. If it throws nothing was written.
 */
export const placeBatch = (
  ports: PlacePorts,
  optionId: number,
  batch: readonly Placing[],
): Promise<BatchOutcome[]> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const known = await readKnown(tx, optionId, batch, now);
    const decisions: Decision[] = [];
    for (const placing of batch) decisions.push(await decide(tx, ports, { placing, known, now }));
    const accepted = decisions.flatMap((one) => (one.kind === 'accepted' ? [one.accepted] : []));
    const orders = await writeAccepted(tx, ports, accepted, now);
    return decisions.map((one) => toOutcome(one, orders));
  });

function toOutcome(decision: Decision, orders: ReadonlyMap<Accepted, OrderRow>): BatchOutcome {
  if (decision.kind !== 'accepted') return decision;
  const order = orders.get(decision.accepted);
  return order ? { kind: 'placed', order } : { kind: 'alone' };
}

/** State by which a batch is decided; `left` and `unpaid` change with each accepted order. */
type Known = {
  buyers: ReadonlyMap<number, Buyer>;
  unpaid: Map<number, number>;
  earlier: ReadonlyMap<string, OrderRow>;
  accepted: Map<string, Accepted>;
  /**
   * Undefined if the option is not for sale; null if it appears sold out, in which case its row is
   * not locked.
   */
  option: Awaited<ReturnType<typeof lockSharedOption>> | null;
  left: number;
};

const keyOf = (userId: number, { requestKey }: Pick<OrderRequest, 'requestKey'>): string =>
  `${userId} ${requestKey}`;

async function readKnown(
  tx: Queryable,
  optionId: number,
  batch: readonly Placing[],
  now: Date,
): Promise<Known> {
  const buyers = await lockFreeBuyers(
    tx,
    batch.map(({ userId }) => userId),
  );
  const keys = batch.flatMap(({ wish }) => wish.requestKey ?? []);
  const earlier = await ordersByKeys(tx, [...buyers.keys()], keys);
  const least = Math.min(...batch.flatMap(({ wish }) => wish.items.map(({ quantity }) => quantity)));
  const looks = await looksInStock(tx, [{ optionId, quantity: least }]);
  const unpaid = await unpaidOf(tx, [...buyers.keys()], now);
  const option = looks ? await lockSharedOption(tx, optionId, { userIds: [...buyers.keys()], now }) : null;
  return {
    buyers,
    unpaid,
    earlier: new Map(earlier.map((order) => [keyOf(order.userId, order), order])),
    accepted: new Map(),
    option,
    left: option?.stock ?? 0,
  };
}

type Deciding = { placing: Placing; known: Known; now: Date };

async function decide(tx: Queryable, ports: PlacePorts, deciding: Deciding): Promise<Decision> {
  const { userId } = deciding.placing;
  const buyer = deciding.known.buyers.get(userId);
  if (!buyer) return { kind: 'alone' };
  try {
    return await acceptOrFind(tx, ports, buyer, deciding);
  } catch (error) {
    if (error instanceof ShopError) return { kind: 'refused', refusal: error };
    throw error;
  }
}

/** Accepts an order or finds that of an earlier request; throws otherwise. */
async function acceptOrFind(
  tx: Queryable,
  { payments, config }: PlacePorts,
  buyer: Buyer,
  { placing, known, now }: Deciding,
): Promise<Decision> {
  const { userId, wish, charge } = placing;
  requireBuyer(buyer);
  const key = keyOf(userId, wish);
  const inBatch = known.accepted.get(key);
  if (inBatch) {
    repeated(inBatch.order, wish);
    return { kind: 'accepted', accepted: inBatch };
  }
  const earlier = repeated(known.earlier.get(key), wish);
  if (earlier) return { kind: 'placed', order: earlier };
  const unpaid = known.unpaid.get(userId) ?? 0;
  if (unpaid >= MAX_UNPAID_ORDERS * config.rateLimitFactor) throw new ShopError('TOO_MANY_UNPAID_ORDERS');
  const [wanted] = await wantedLines(tx, userId, wish.items);
  if (!wanted || known.option === null) throw new ShopError('OUT_OF_STOCK');
  if (!known.option) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  if (known.option.isSuspended) throw new ShopError('STORE_PAUSED');
  const { followers, ...option } = known.option;
  const follower = followers?.userIds.includes(userId) ? followers : null;
  const line = { ...option, follower, quantity: wanted.quantity };
  const { level } = levelProgressOf(buyer.activityPoints);
  const quote = quoteOf(line, level);
  requireOffer(wish, quote, payments);
  if (known.left < line.quantity) throw new ShopError('OUT_OF_STOCK');
  known.left -= line.quantity;
  const order = newOrderOf(userId, wish, payments, { quote, level, couponId: null, charge, now });
  if (!order.isPaid) known.unpaid.set(userId, unpaid + 1);
  const accepted = { placing, line, quote, order };
  known.accepted.set(key, accepted);
  return { kind: 'accepted', accepted };
}

const quoteOf = (line: BasketLine, benefits: Level): Quote =>
  priceBasket([line], { benefits, coupon: null, balance: 0, points: 0 }).quote;
