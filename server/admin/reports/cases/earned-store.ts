import type { Queryable } from '../../../db/database.ts';

/** Whose a feed is, and what it shows. */
export const feedEarner = (tx: Queryable, id: number) =>
  tx.selectFrom('feeds').select(['user_id', 'order_item_id']).where('id', '=', id).executeTakeFirst();

export const commentEarner = (tx: Queryable, id: number) =>
  tx.selectFrom('feed_comments').select(['user_id', 'feed_id']).where('id', '=', id).executeTakeFirst();

export const reviewEarner = (tx: Queryable, id: number) =>
  tx.selectFrom('reviews').select(['user_id', 'order_item_id']).where('id', '=', id).executeTakeFirst();

/** A comment that is hidden, and so counted no more. */
export const deleteHiddenComment = (tx: Queryable, id: number) =>
  tx.deleteFrom('feed_comments').where('id', '=', id).where('hidden_at', 'is not', null).execute();
