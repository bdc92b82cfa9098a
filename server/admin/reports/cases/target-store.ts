import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { columns, columnsSql } from '../../../db/statements/columns.ts';

/** Reported item: author, current texts and context. */
export type Found = {
  authorId: number;
  snapshot: Record<string, string>;
  /** Seller of the reviewed product, whose reports have no weight. */
  sellerId: number | null;
};

type Row = { authorId: number; sellerId: number | null } & Record<string, string | number | null>;

async function found(db: Queryable, query: ReturnType<typeof sql<Row>>): Promise<Found | null> {
  const [row] = (await query.execute(db)).rows;
  if (!row) return null;
  const { authorId, sellerId, ...words } = row;
  const snapshot = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, String(word ?? '')]),
  );
  return { authorId, sellerId, snapshot };
}

/** Finds a visible feed. */
export const findFeed = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select user_id as "authorId", null as "sellerId", title, content from feeds
      where id = ${id} and deleted_at is null and hidden_at is null`,
  );

/** Finds a visible comment. */
export const findComment = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['c.user_id as author_id', 'c.content', 'c.feed_id'])}, null as "sellerId"
      from feed_comments c join feeds f on f.id = c.feed_id
      where c.id = ${id} and c.hidden_at is null and f.deleted_at is null and f.hidden_at is null`,
  );

/** Finds a visible review. */
export const findReview = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['r.user_id as author_id', 's.seller_id', 'r.title', 'r.content', 'r.product_id'])}
      from reviews r join products p on p.id = r.product_id join stores s on s.id = p.store_id
      where r.id = ${id} and r.status = 'ACTIVE'`,
  );

/** Finds the store's reply below a visible review. */
export const findAnswer = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['s.seller_id as author_id', 'a.content', 'r.product_id'])}, null as "sellerId"
      from review_answers a join stores s on s.id = a.store_id join reviews r on r.id = a.review_id
      where a.review_id = ${id} and a.hidden_at is null and r.status = 'ACTIVE'`,
  );

/** SQL: a question is open, or the column holds the one member besides its author who reads it; true for no reporter. */
const readBy = (reporterId: number | undefined, column: string) =>
  reporterId === undefined ? sql`true` : sql`(not q.is_secret or ${sql.ref(column)} = ${reporterId})`;

/**
 * Finds a visible question: a secret one only for the seller whom it was written to, whose report of it
 * counts, as nobody else could report it.
 */
export const findQuestion = (db: Queryable, id: number, reporterId?: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['q.user_id as author_id', 'q.content', 'q.product_id'])},
        case when not q.is_secret then s.seller_id end as "sellerId"
      from questions q join stores s on s.id = q.store_id
      where q.id = ${id} and q.status = 'ACTIVE' and ${readBy(reporterId, 's.seller_id')}`,
  );

/** Finds the store's answer to a visible question: to a secret one only for its asker. */
export const findQuestionAnswer = (db: Queryable, id: number, reporterId?: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['s.seller_id as author_id', 'a.content', 'q.product_id'])}, null as "sellerId"
      from question_answers a join questions q on q.id = a.question_id join stores s on s.id = a.store_id
      where q.id = ${id} and a.hidden_at is null and q.status = 'ACTIVE'
        and (s.seller_id = ${reporterId ?? null} or ${readBy(reporterId, 'q.user_id')})`,
  );

/** Finds a visible answer of a buyer to a visible question. */
export const findBuyerAnswer = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select ${columnsSql(['b.user_id as author_id', 's.seller_id', 'b.content', 'q.product_id'])}
      from buyer_answers b join questions q on q.id = b.question_id join stores s on s.id = q.store_id
      where b.id = ${id} and b.status = 'ACTIVE' and q.status = 'ACTIVE'`,
  );

/** Finds an active member. */
export const findMember = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select id as "authorId", null as "sellerId", nickname from users where id = ${id} and status = 'ACTIVE'`,
  );

/** Finds a product that is not a draft. */
export const findProduct = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select s.seller_id as "authorId", null as "sellerId", p.name from products p
      join stores s on s.id = p.store_id where p.id = ${id} and p.deleted_at is null and p.state <> 'DRAFT'`,
  );

/** Finds a store that is not closed. */
export const findStore = (db: Queryable, id: number) =>
  found(
    db,
    sql<Row>`select seller_id as "authorId", null as "sellerId", name, description as content from stores
      where id = ${id} and state <> 'CLOSED'`,
  );

/** Hides or restores a feed. */
export const setFeedHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx.updateTable('feeds').set({ hidden_at: hiddenAt }).where('id', '=', id).execute();

/** Hides or restores a comment and updates the counter; the feed is locked first, as everywhere. */
export async function setCommentHidden(tx: Queryable, id: number, hiddenAt: Date | null): Promise<void> {
  const place = await tx
    .selectFrom('feed_comments')
    .select(columns(['feed_id']))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place) return;
  await tx.selectFrom('feeds').select('id').where('id', '=', place.feedId).forNoKeyUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('feed_comments')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .where('hidden_at', hiddenAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await tx
    .updateTable('feeds')
    .set({ comment_count: sql<number>`comment_count + ${hiddenAt ? -1 : 1}::int` })
    .where('id', '=', place.feedId)
    .execute();
}

/** Hides or restores a review. */
export const setReviewHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx
    .updateTable('reviews')
    .set({ status: hiddenAt ? 'HIDDEN' : 'ACTIVE' })
    .where('id', '=', id)
    .where('status', '=', hiddenAt ? 'ACTIVE' : 'HIDDEN')
    .execute();

/** Hides or restores a question. */
export const setQuestionHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx
    .updateTable('questions')
    .set({ status: hiddenAt ? 'HIDDEN' : 'ACTIVE' })
    .where('id', '=', id)
    .where('status', '=', hiddenAt ? 'ACTIVE' : 'HIDDEN')
    .execute();

/** Hides the answer of a store to a question, or shows it (null). */
export const setQuestionAnswerHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx.updateTable('question_answers').set({ hidden_at: hiddenAt }).where('question_id', '=', id).execute();

/** Hides or restores the answer of a buyer. */
export const setBuyerAnswerHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx
    .updateTable('buyer_answers')
    .set({ status: hiddenAt ? 'HIDDEN' : 'ACTIVE' })
    .where('id', '=', id)
    .where('status', '=', hiddenAt ? 'ACTIVE' : 'HIDDEN')
    .execute();

/** Hides a seller's reply to a review, or shows it (null). */
export const setAnswerHidden = (tx: Queryable, id: number, hiddenAt: Date | null) =>
  tx.updateTable('review_answers').set({ hidden_at: hiddenAt }).where('review_id', '=', id).execute();
