import type { FeedSort } from '#domain/community/feed.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import type { FeedFilter } from './feed-filter-sql.ts';
import { countTypes, findFeedIds, findRow, findRows, isHiddenFeed } from './feed-read-store.ts';
import { toFeedResponse, viewerOf } from './to-feed-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Slice = PageQuery & { sort: FeedSort };

/** Returns a page of feeds in two statements, one if it is empty. */
export async function findFeeds(ports: Ports, filter: FeedFilter, slice: Slice, user: Member | null) {
  const { db, clock } = ports;
  const { ids, total } = await findFeedIds(db, { ...filter, viewerId: user?.id }, slice);
  const viewer = viewerOf(user, { clock });
  const rows = await findRows(db, ids, { viewerId: user?.id ?? 0, now: viewer.now });
  return toPaged(
    rows.map((row) => toFeedResponse(row, viewer)),
    slice,
    total,
  );
}

const HIDDEN = { sentence: '운영 정책에 따라 숨긴 글이에요.' };

/** Returns a feed, or 404 with a message of its own if moderation hid it. */
export async function findFeed({ db, clock }: Ports, id: number, user: Member | null) {
  const viewer = viewerOf(user, { clock });
  const row = await findRow(db, id, { viewerId: user?.id ?? 0, now: viewer.now });
  if (!row) throw new ShopError('FEED_NOT_FOUND', [], (await isHiddenFeed(db, id)) ? HIDDEN : {});
  return toFeedResponse(row, viewer);
}

/** Counts the feeds of a member by type. */
export async function countByType(db: Queryable, userId: number): Promise<FeedCounts> {
  const rows = await countTypes(db, userId);
  const of = (type: string) => Number(rows.find(({ feedType }) => feedType === type)?.count ?? 0);
  const [dailyCount, eventCount, rankingCount] = [of('DAILY'), of('EVENT'), of('RANKING')];
  return { totalCount: dailyCount + eventCount + rankingCount, dailyCount, eventCount, rankingCount };
}
