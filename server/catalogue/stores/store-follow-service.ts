import type { FollowedStore, StoreFollow } from '#domain/catalogue/store-follow.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  addStoreFollow,
  findFollowedStores,
  findStoreFollow,
  removeStoreFollow,
} from './store-follow-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Row = NonNullable<Awaited<ReturnType<typeof findStoreFollow>>>;

const toFollow = ({ id, isFollowing, followers, offer }: Row): StoreFollow => ({
  storeId: id,
  isFollowing,
  followers,
  offer: offer && { ...offer, endsAt: new Date(offer.endsAt).toISOString() },
});

/** Returns followers and offer of a store; `userId` 0 is an anonymous reader. */
export async function readStoreFollow(
  { db, clock }: Ports,
  userId: number,
  id: number,
): Promise<StoreFollow> {
  const row = await findStoreFollow(db, id, { userId, now: clock.now() });
  if (!row) throw new ShopError('STORE_NOT_FOUND');
  return toFollow(row);
}

/** Follows or unfollows a store, as given; a repeated call changes nothing. */
export const followStore = (
  { db, clock }: Ports,
  userId: number,
  { id, following }: { id: number; following: boolean },
): Promise<StoreFollow> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await (following ? addStoreFollow(tx, userId, id, now) : removeStoreFollow(tx, userId, id));
    const row = await findStoreFollow(tx, id, { userId, now });
    if (!row) throw new ShopError('STORE_NOT_FOUND');
    return toFollow(row);
  });

/** Returns a page of the stores that a member follows. */
export async function readFollowedStores({ db, clock }: Ports, userId: number, page: PageQuery) {
  const rows = await findFollowedStores(db, { userId, now: clock.now() }, page);
  const stores = rows.map(
    (row): FollowedStore => ({
      ...toFollow(row),
      storeName: row.name,
      logo: row.logoUrl,
      followedAt: row.at.toISOString(),
    }),
  );
  return toPaged(stores, page, rows[0]?.total ?? 0);
}
