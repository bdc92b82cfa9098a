import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { FollowerTerms } from '#domain/kit/pricing/follower-discount.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { followerOffer } from '../products/follower-terms-sql.ts';

type Reading = { userId: number; now: Date };

type FollowRow = {
  id: number;
  isFollowing: boolean;
  followers: number;
  offer: (FollowerTerms & { endsAt: string }) | null;
};

/** Columns of a store `s` for a reader; 0 is an anonymous one. */
const follow = ({ userId, now }: Reading) => sql`${columnsSql(['s.id'])},
  exists (select from store_follows m where m.store_id = s.id and m.user_id = ${userId}) as "isFollowing",
  (select count(*)::int from store_follows f join users u on u.id = f.user_id and u.status = 'ACTIVE'
    where f.store_id = s.id) as followers,
  case when s.state = 'OPEN' then ${followerOffer(now)} end as offer`;

/** Finds followers and offer of a store that is not closed. */
export async function findStoreFollow(
  db: Queryable,
  id: number,
  reading: Reading,
): Promise<FollowRow | undefined> {
  const { rows } = await sql<FollowRow>`select ${follow(reading)} from stores s
    where s.id = ${id} and s.state <> 'CLOSED'`.execute(db);
  return rows[0];
}

/** Inserts a follow of a store that is not closed; one that exists stays as it is. */
export const addStoreFollow = (tx: Queryable, userId: number, storeId: number, now: Date) =>
  sql`insert into store_follows (user_id, store_id, at)
    select ${userId}, s.id, ${now} from stores s where s.id = ${storeId} and s.state <> 'CLOSED'
    on conflict do nothing`.execute(tx);

/** Deletes a follow of a store, if there is one. */
export const removeStoreFollow = (tx: Queryable, userId: number, storeId: number) =>
  tx.deleteFrom('store_follows').where('user_id', '=', userId).where('store_id', '=', storeId).execute();

type FollowedRow = FollowRow & {
  name: string;
  logoUrl: string | null;
  at: Date;
  /** Number of rows of all pages. */
  total: number;
};

/** Finds a page of the stores that a member follows, newest first, with their total, in one statement. */
export async function findFollowedStores(
  db: Queryable,
  reading: Reading,
  { page, size }: PageQuery,
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    with page as (
      select w.store_id, w.at, count(*) over ()::int as total
      from store_follows w join stores o on o.id = w.store_id and o.state <> 'CLOSED'
      where w.user_id = ${reading.userId}
      order by w.at desc, w.store_id desc limit ${size} offset ${page * size}
    )
    select ${follow(reading)}, ${columnsSql(['s.name', 's.logo_url', 'page.at', 'page.total'])}
    from page join stores s on s.id = page.store_id
    order by page.at desc, page.store_id desc`.execute(db);
  return rows;
}
