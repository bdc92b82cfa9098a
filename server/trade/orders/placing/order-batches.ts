import { setTimeout as sleep } from 'node:timers/promises';
import { currentActor } from '../../../kit/actor.ts';
import type { OrderRow } from '../order-store.ts';
import { noteBatch } from './decided-batches.ts';
import type { ChargeAtOnce, OrderRequest, PlacePorts } from './order-request.ts';
import { placeOrder } from './place.ts';
import { type BatchOutcome, placeBatch } from './place-batch.ts';
import type { Placing } from './write-batch.ts';

/** Time in ms for which orders of one option are collected, and most orders per batch. */
const COLLECT_MS = 3;
const MOST = 100;

export type PlaceOrder = (userId: number, wish: OrderRequest, charge?: ChargeAtOnce) => Promise<OrderRow>;

type Waiting = { placing: Placing; settle(outcome: BatchOutcome): void };
/**
 * Orders of an option in progress and waiting in this process, and whether a batch is being
 * decided.
 */
type Wanted = { underWay: number; waiting: Waiting[]; isDeciding: boolean };

/**
 * Returns the function that places orders. The only order of an option is placed individually
 * without delay. Concurrent ones are collected and decided in batches, one batch per option at a
 * time; orders that a batch leaves undecided are placed individually. Both paths are serialised by
 * the lock of the option's row.
 */
export function orderPlacer(ports: PlacePorts): PlaceOrder {
  const wanted = new Map<number, Wanted>();
  return async (userId, wish, charge) => {
    const optionId = ports.config.orderBatches ? batchedOption(wish) : null;
    if (optionId === null) return placeOrder(ports, userId, wish, charge);
    const option = wanted.get(optionId) ?? { underWay: 0, waiting: [], isDeciding: false };
    wanted.set(optionId, option);
    option.underWay += 1;
    try {
      if (option.underWay === 1) return await placeOrder(ports, userId, wish, charge);
      const placing = { userId, wish, charge, by: currentActor() };
      const outcome = await new Promise<BatchOutcome>((settle) => {
        option.waiting.push({ placing, settle });
        if (!option.isDeciding) void decideAll(ports, optionId, option);
      });
      if (outcome.kind === 'placed') return outcome.order;
      if (outcome.kind === 'refused') throw outcome.refusal;
      return await placeOrder(ports, userId, wish, charge);
    } finally {
      option.underWay -= 1;
      if (option.underWay === 0) wanted.delete(optionId);
    }
  };
}

/**
 * Returns the option of an order that may join a batch: one line, with a key, without coupon and
 * points.
 */
function batchedOption({ items, couponId, usedPoints, requestKey }: OrderRequest): number | null {
  const [line, ...others] = items;
  // The key is required, as a retry after a failed batch finds the order by it.
  const isPlain = couponId === null && usedPoints === 0 && requestKey !== null;
  return line && others.length === 0 && isPlain ? line.optionId : null;
}

/** Decides waiting orders of an option batch by batch until none is left. Never throws. */
async function decideAll(ports: PlacePorts, optionId: number, option: Wanted): Promise<void> {
  option.isDeciding = true;
  while (option.waiting.length > 0) {
    await sleep(COLLECT_MS);
    const batch = option.waiting.splice(0, MOST);
    noteBatch(batch.length);
    const outcomes = await outcomesOf(ports, optionId, batch);
    for (const [index, { settle }] of batch.entries()) settle(outcomes[index] ?? { kind: 'alone' });
  }
  option.isDeciding = false;
}

async function outcomesOf(
  ports: PlacePorts,
  optionId: number,
  batch: readonly Waiting[],
): Promise<BatchOutcome[]> {
  try {
    return await placeBatch(
      ports,
      optionId,
      batch.map(({ placing }) => placing),
    );
  } catch (error) {
    ports.log.info(
      { err: error, optionId, orders: batch.length },
      'placing the orders of a failed batch one by one',
    );
    return [];
  }
}
