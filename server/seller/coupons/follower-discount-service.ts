import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { MOST_FOLLOWER_DISCOUNT_DAYS } from '#domain/policies/coupons.ts';
import {
  type FollowerDiscountForm,
  type FollowersOfStore,
  isTooLong,
} from '#domain/seller/coupons/follower-discount.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  countFollowers,
  endDiscount,
  findDiscount,
  findRunning,
  findStoreId,
  insertDiscount,
} from './follower-discount-store.ts';
import { lockOwnStore } from './store-coupon-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

async function followersOf(db: Queryable, storeId: number, now: Date): Promise<FollowersOfStore> {
  const row = await findRunning(db, storeId, now);
  return {
    followers: await countFollowers(db, storeId),
    discount: row
      ? {
          discountId: row.id,
          percent: row.percent,
          won: row.won,
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
        }
      : null,
  };
}

/** Returns the followers of a seller's store and its running discount for them. */
export async function readFollowerDiscount(
  { db, clock }: Ports,
  sellerId: number,
): Promise<FollowersOfStore> {
  const store = await findStoreId(db, sellerId);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  return followersOf(db, store.id, clock.now());
}

const PAST = { field: 'endsOn', message: '지난 날로는 정할 수 없어요.' };
const LONG = { field: 'endsOn', message: `오늘부터 ${MOST_FOLLOWER_DISCOUNT_DAYS}일까지 정할 수 있어요.` };

/**
 * Begins a discount of the seller's store for its followers. The lock of the store lets one of several
 * concurrent requests begin one.
 */
export const beginFollowerDiscount = (
  ports: Ports,
  sellerId: number,
  { percent, won, endsOn }: FollowerDiscountForm,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<FollowersOfStore> => {
    const now = ports.clock.now();
    const today = seoulDay(now);
    const store = await lockOwnStore(tx, sellerId);
    if (!store) throw new ShopError('STORE_NOT_FOUND');
    if (endsOn < today) throw new ShopError('INVALID_INPUT_VALUE', [PAST]);
    if (isTooLong(today, endsOn)) throw new ShopError('INVALID_INPUT_VALUE', [LONG]);
    if (await findRunning(tx, store.id, now)) throw new ShopError('FOLLOWER_DISCOUNT_RUNS');
    const endsAt = startOfDay(laterDay(endsOn, 1));
    const { id } = await insertDiscount(tx, { percent, won, storeId: store.id, startsAt: now, endsAt });
    const detail = { discount: id, percent, won, until: endsOn };
    await audit(tx, { action: 'FOLLOWER_DISCOUNT_STARTED', target: ['STORE', store.id], detail }, now);
    return followersOf(tx, store.id, now);
  });

/** Ends a discount of the seller's store for its followers now; one that has ended stays as it is. */
export const finishFollowerDiscount = (
  ports: Ports,
  sellerId: number,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<FollowersOfStore> => {
    const now = ports.clock.now();
    const store = await lockOwnStore(tx, sellerId);
    const known = store && (await findDiscount(tx, store.id, id));
    if (!known) throw new ShopError('FOLLOWER_DISCOUNT_NOT_FOUND');
    if (known.endsAt > now) {
      await endDiscount(tx, id, now);
      const detail = { discount: id };
      await audit(tx, { action: 'FOLLOWER_DISCOUNT_ENDED', target: ['STORE', known.storeId], detail }, now);
    }
    return followersOf(tx, known.storeId, now);
  });
