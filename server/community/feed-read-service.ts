import type { FeedSort } from '#domain/community/feed.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { type FeedFilter, feedCondition } from './feed-filter.ts';
import { findFeedIds } from './feed-ids.ts';
import { selectFeeds } from './feed-rows.ts';
import { toFeedWire } from './to-feed-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Slice = PageQuery & { sort: FeedSort };

/** One page of feeds: two statements for any size, one when it is empty. */
export async function findFeeds(ports: Ports, filter: FeedFilter, slice: Slice, user: Member | null) {
  const { db, clock } = ports;
  const { ids, total } = await findFeedIds(db, filter, slice);
  const rows =
    ids.length === 0
      ? []
      : await selectFeeds(db, user?.id ?? 0)
          .where('feeds.id', 'in', ids)
          .execute();
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const viewer = { id: user?.id ?? null, today: seoulDay(clock.now()) };
  return toPaged(
    rows.map((row) => toFeedWire(row, viewer)),
    slice,
    total,
  );
}

/** One live feed, or 404. */
export async function findFeed({ db, clock }: Ports, id: number, user: Member | null) {
  const row = await selectFeeds(db, user?.id ?? 0)
    .where('feeds.id', '=', id)
    .where('feeds.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ShopError('FEED_NOT_FOUND');
  return toFeedWire(row, { id: user?.id ?? null, today: seoulDay(clock.now()) });
}

/** How many live feeds pass a filter. */
export async function countFeeds(db: Queryable, filter: FeedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(feedCondition(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many live feeds of each type a member has. */
export async function countByType(db: Queryable, userId: number): Promise<FeedCounts> {
  const rows = await db
    .selectFrom('feeds')
    .select((eb) => ['feed_type', eb.fn.countAll<number>().as('count')])
    .where(feedCondition({ authorId: userId }))
    .groupBy('feed_type')
    .execute();
  const of = (type: string) => Number(rows.find(({ feed_type }) => feed_type === type)?.count ?? 0);
  const [dailyCount, eventCount, rankingCount] = [of('DAILY'), of('EVENT'), of('RANKING')];
  return { totalCount: dailyCount + eventCount + rankingCount, dailyCount, eventCount, rankingCount };
}
