import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Finds author and order line of a feed, by which its reward is taken back or restored. */
export const feedEarner = (tx: Queryable, id: number) =>
  tx
    .selectFrom('feeds')
    .select(columns(['user_id', 'order_item_id']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds author and feed of a comment, by which its reward is taken back or restored. */
export const commentEarner = (tx: Queryable, id: number) =>
  tx
    .selectFrom('feed_comments')
    .select(columns(['user_id', 'feed_id']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds author and order line of a review, by which its reward is taken back or restored. */
export const reviewEarner = (tx: Queryable, id: number) =>
  tx
    .selectFrom('reviews')
    .select(columns(['user_id', 'order_item_id']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes a hidden comment; the feed's comment count leaves it out already. */
export const deleteHiddenComment = (tx: Queryable, id: number) =>
  tx.deleteFrom('feed_comments').where('id', '=', id).where('hidden_at', 'is not', null).execute();
