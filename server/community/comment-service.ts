import * as v from 'valibot';
import type { Comment, MyComment } from '#domain/community/comment.ts';
import { FEED_TYPES } from '#domain/community/feed.ts';
import { FEED_LISTS, feedTag } from '#domain/kit/cache-tags.ts';
import { isPastEnd, type PageQuery, toPaged } from '#domain/kit/page.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { notePages } from '../kit/pages/invalidate-pages.ts';
import { ShopError } from '../kit/shop-error.ts';
import { notifyOf, unnotify } from '../notices/notify.ts';
import { type Activity, recordActivity, revokeActivity } from '../rewards/activities.ts';
import { settleComments, settleCommentsOfLocked } from '../rewards/record-reward.ts';
import {
  type CommentRow,
  countComments,
  findComments,
  findPlace,
  hasCommented,
  insertComment,
  lockAnyFeed,
  removeComment,
  shiftCommentCount,
} from './comment-store.ts';
import { lockFeed } from './feed-store.ts';
import { countMyComments, findMyComments } from './my-comment-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the comments of a feed that the viewer may see. */
export async function listComments({ db }: Ports, feedId: number, page: PageQuery, user: Member | null) {
  const viewerId = user?.id ?? 0;
  const totalComments = await countComments(db, feedId, viewerId);
  if (totalComments === null) throw new ShopError('FEED_NOT_FOUND');
  const rows = isPastEnd(page, totalComments) ? [] : await findComments(db, feedId, viewerId, page);
  return {
    pagination: toPaged(
      rows.map((row) => toComment(row, user)),
      page,
      totalComments,
    ),
    totalComments,
  };
}

/** Adds a comment; credits activity points and notifies the author of the feed. */
export const createComment = (
  ports: Ports,
  user: Member,
  { feedId, content }: { feedId: number; content: string },
  attempt: IdempotentRequest | null,
): Promise<Comment> =>
  runIdempotent(ports, attempt, async (tx) => {
    const feed = await lockFeed(tx, feedId, user.id);
    if (!feed) throw new ShopError('FEED_NOT_FOUND');
    await lockAuthor(tx, user.id);
    const now = ports.clock.now();
    const row = await insertComment(tx, { feedId, userId: user.id, content, now });
    await recordActivity(tx, deedOf(user.id, feedId), now);
    await settleCommentsOfLocked(tx, user.id, now, now);
    await notifyOf(tx, 'FEED_COMMENT', { userId: feed.userId, facts: { feedId }, by: user.id }, now);
    return toComment(row, user);
  });

/** Deletes a comment of the caller; `feedId` is null if the request names only the comment. */
export async function deleteComment(
  { db, clock }: Ports,
  user: Member,
  commentId: number,
  feedId: number | null,
): Promise<void> {
  const place = await findPlace(db, commentId);
  if (!place || (feedId !== null && place.feedId !== feedId)) throw new ShopError('COMMENT_NOT_FOUND');
  if (place.userId !== user.id) throw new ShopError('COMMENT_ACCESS_DENIED');
  await inTransaction(db, async (tx) => {
    await lockAnyFeed(tx, place.feedId);
    if (!(await removeComment(tx, commentId, user.id))) throw new ShopError('COMMENT_NOT_FOUND');
    notePages([feedTag(place.feedId), FEED_LISTS]);
    await shiftCommentCount(tx, place.feedId, -1);
    await settleComments(tx, user.id, place.createdAt, clock.now());
    if (await hasCommented(tx, place.feedId, user.id)) return;
    await revokeActivity(tx, deedOf(user.id, place.feedId));
    await unnotify(tx, 'FEED_COMMENT', { feedId: place.feedId }, user.id);
  });
}

/**
 * Comments earn activity points once per feed and member, so that many comments collect no more.
 */
const deedOf = (userId: number, feedId: number): Activity => ({
  userId,
  type: 'COMMENT_CREATION',
  refType: 'FEED',
  refId: feedId,
});

const toComment = (row: CommentRow, viewer: Member | null): Comment => ({
  commentId: row.id,
  content: row.content,
  userId: row.userId,
  userNickname: row.nickname,
  userProfileImage: contentAddress(row.profileImageUrl),
  isMine: row.userId === viewer?.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Returns a page of the caller's comments. */
export async function listMyComments({ db }: Ports, user: Member, page: PageQuery) {
  const total = await countMyComments(db, user.id);
  const rows = isPastEnd(page, total) ? [] : await findMyComments(db, user.id, page);
  const comments = rows.map(
    (row): MyComment => ({
      commentId: row.id,
      content: row.content,
      createdAt: row.createdAt.toISOString(),
      feedId: row.feedId,
      feedTitle: row.title,
      feedType: v.parse(v.picklist(FEED_TYPES), row.feedType),
      feedImageUrl: contentAddress(row.imageUrl),
      authorId: row.authorId,
      authorNickname: row.nickname,
      authorProfileImage: contentAddress(row.profileImageUrl),
    }),
  );
  return toPaged(comments, page, total);
}
