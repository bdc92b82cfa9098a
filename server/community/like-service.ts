import * as v from 'valibot';
import { FEED_TYPES } from '#domain/community/feed.ts';
import type { LikedFeed, LikeResult, LikeUser } from '#domain/community/feed-social.ts';
import { isPastEnd, type PageQuery, toPaged } from '#domain/kit/page.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { setToggle } from '../kit/toggle-row.ts';
import { notifyOf, unnotify } from '../notices/notify.ts';
import { type Activity, recordActivity, revokeActivity } from '../rewards/activities.ts';
import { noteLikes } from '../rewards/record-reward.ts';
import { lockFeed } from './feed-store.ts';
import {
  addLike,
  countLikedFeeds,
  countLikes,
  findLikedFeeds,
  findLikers,
  removeLike,
  shiftLikeCount,
} from './like-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Likes or unlikes a feed, as given or toggled. */
export const toggleLike = (
  { db, clock }: Ports,
  user: Member,
  feedId: number,
  wanted: boolean | undefined,
): Promise<LikeResult> =>
  inTransaction(db, async (tx) => {
    const feed = await lockFeed(tx, feedId, user.id);
    if (!feed) throw new ShopError('FEED_NOT_FOUND');
    const now = clock.now();
    const mark = {
      add: () => addLike(tx, feedId, user.id, now),
      remove: () => removeLike(tx, feedId, user.id),
    };
    const { isSet: liked, isChanged } = await setToggle(mark, wanted);
    if (!isChanged) return { liked, likeCount: feed.likeCount };
    const likeCount = await shiftLikeCount(tx, feedId, liked ? 1 : -1, user.id);
    const deed = likeDeed(feed.userId, feedId, user.id);
    // A like of one's own feed earns nothing.
    if (feed.userId !== user.id) await (liked ? recordActivity(tx, deed, now) : revokeActivity(tx, deed));
    if (liked) await noteLikes(tx, { authorId: feed.userId, feedId, likes: likeCount }, now);
    await tell(tx, { feedId, authorId: feed.userId, likerId: user.id, liked }, now);
    return { liked, likeCount };
  });

type Like = { feedId: number; authorId: number; likerId: number; liked: boolean };

const tell = (tx: Queryable, { feedId, authorId, likerId, liked }: Like, now: Date): Promise<void> =>
  liked
    ? notifyOf(tx, 'FEED_LIKE', { userId: authorId, facts: { feedId }, by: likerId }, now)
    : unnotify(tx, 'FEED_LIKE', { feedId }, likerId);

/** Activity of the author, credited once per feed and liker, however often the like is toggled. */
const likeDeed = (authorId: number, feedId: number, likerId: number): Activity => ({
  userId: authorId,
  type: 'FEED_LIKE_RECEIVED',
  refType: `LIKE_OF_FEED_${feedId}`,
  refId: likerId,
});

/** Returns a page of the members who like a feed. */
export async function listLikers({ db }: Ports, feedId: number, page: PageQuery, user: Member | null) {
  const viewerId = user?.id ?? 0;
  const total = await countLikes(db, feedId, viewerId);
  if (total === null) throw new ShopError('FEED_NOT_FOUND');
  const rows = isPastEnd(page, total) ? [] : await findLikers(db, feedId, viewerId, page);
  const likers = rows.map(
    (row): LikeUser => ({
      userId: row.id,
      nickname: row.nickname,
      profileImg: contentAddress(row.profileImageUrl),
      profileImageUrl: contentAddress(row.profileImageUrl),
      level: row.activityPoints === null ? null : levelProgressOf(row.activityPoints).level.levelName,
      likedAt: row.createdAt.toISOString(),
    }),
  );
  return toPaged(likers, page, total);
}

/** Returns a page of the feeds that the caller likes. */
export async function listLikedFeeds({ db }: Ports, user: Member, page: PageQuery) {
  const total = await countLikedFeeds(db, user.id);
  const rows = isPastEnd(page, total) ? [] : await findLikedFeeds(db, user.id, page);
  const feeds = rows.map(
    (row): LikedFeed => ({
      feedId: row.id,
      title: row.title,
      content: row.content,
      feedType: v.parse(v.picklist(FEED_TYPES), row.feedType),
      imageUrl: contentAddress(row.imageUrl),
      likedAt: row.likedAt.toISOString(),
      likeCount: row.likeCount,
      commentCount: row.commentCount,
      authorNickname: row.nickname,
      authorProfileImage: contentAddress(row.profileImageUrl),
    }),
  );
  return toPaged(feeds, page, total);
}
