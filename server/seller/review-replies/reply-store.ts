import { sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { laterDay, startOfDay } from '#domain/kit/time/time.ts';
import type { listSellerReviews } from '#domain/seller/review-replies/review-reply.ts';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsSql } from '../../db/statements/columns.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { selectReviews } from '../../reviews/review-rows-sql.ts';

const NEWEST = sql`id desc`;
/** SQL: visible reviews of a seller's products. */
const ofSeller = (sellerId: number) => sql`from reviews r
  where r.store_id = (select id from stores where seller_id = ${sellerId}) and r.status = 'ACTIVE'`;
// The store condition lets both be read in order of an index.
const ANSWERED = sql`exists (select from review_answers a where a.store_id = r.store_id and a.review_id = r.id)`;

/** Finds a page of review ids by filter and their total. */
export function findReviewIds(
  db: Queryable,
  sellerId: number,
  { rating, answered, photos, from, until, page, size }: QueryOf<typeof listSellerReviews>,
) {
  const found = sql`select r.id ${ofSeller(sellerId)}
    and ${rating ? sql`r.rating = ${rating}` : sql`true`}
    and ${answered === 'ALL' ? sql`true` : answered === 'YES' ? ANSWERED : sql`not ${ANSWERED}`}
    and ${photos === 'true' ? sql`exists (select from review_images m where m.review_id = r.id)` : sql`true`}
    and ${from ? sql`r.created_at >= ${startOfDay(from)}` : sql`true`}
    and ${until ? sql`r.created_at < ${startOfDay(laterDay(until, 1))}` : sql`true`}
    order by ${NEWEST} limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, NEWEST, { page, size });
}

/** Finds reviews in the seller's view. */
export const findReviews = (db: Queryable, sellerId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selectReviews(db, sellerId)
        .where('reviews.id', 'in', [...ids])
        .orderBy('reviews.id', 'desc')
        .execute();

/** Counts visible reviews without a reply. */
export async function countUnanswered(db: Queryable, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${ofSeller(sellerId)} and not ${ANSWERED}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks a visible review of the seller's product, which serialises concurrent replies. */
export const lockOwnReview = (tx: Queryable, sellerId: number, id: number) =>
  tx
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(
      columns([
        'r.id',
        'r.user_id',
        'p.id as product_id',
        'p.name as product',
        's.id as store_id',
        's.name as store',
      ]),
    )
    .where('r.id', '=', id)
    .where('r.status', '=', 'ACTIVE')
    .where('s.seller_id', '=', sellerId)
    .forUpdate('r')
    .executeTakeFirst();

/** Finds the seller's reply to a review. */
export const findAnswer = (tx: Queryable, reviewId: number) =>
  tx
    .selectFrom('review_answers')
    .select(columns(['created_at', 'hidden_at']))
    .where('review_id', '=', reviewId)
    .executeTakeFirst();

/** Inserts the reply of a store to a review. */
export const insertAnswer = (
  tx: Queryable,
  { reviewId, storeId, content }: { reviewId: number; storeId: number; content: string },
  now: Date,
) =>
  tx
    .insertInto('review_answers')
    .values({
      review_id: reviewId,
      store_id: storeId,
      content,
      hidden_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();

/** Updates the reply to a review. */
export const updateAnswer = (tx: Queryable, reviewId: number, content: string, now: Date) =>
  tx
    .updateTable('review_answers')
    .set({ content, updated_at: now })
    .where('review_id', '=', reviewId)
    .execute();

/** Deletes the seller's reply to a review. */
export const deleteAnswer = (tx: Queryable, reviewId: number) =>
  tx.deleteFrom('review_answers').where('review_id', '=', reviewId).execute();

type HiddenAnswer = {
  reviewId: number;
  storeName: string;
  content: string;
  createdAt: Date;
  updatedAt: Date;
  reason: string;
};

/** Finds hidden replies, which only their store sees, with the reason. */
export async function findHiddenAnswers(db: Queryable, ids: readonly number[]): Promise<HiddenAnswer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HiddenAnswer>`select a.review_id::int as "reviewId",
      ${columnsSql(['s.name as store_name', 'a.content', 'a.created_at', 'a.updated_at'])}, coalesce(nullif(c.note, ''), nullif(c.rule, ''), '') as reason
    from review_answers a join stores s on s.id = a.store_id
    left join report_cases c on c.target_type = 'ANSWER' and c.target_id = a.review_id
    where a.review_id in (${sql.join([...ids])}) and a.hidden_at is not null`.execute(db);
  return rows;
}
