import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { ReviewQuery, ReviewSort } from '#domain/reviews/review.ts';
import { onSale } from '../catalogue/products/on-sale-sql.ts';
import type { Database, Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { reviewCondition } from './review-filter-sql.ts';
import { type ReviewRow, selectReviews } from './review-rows-sql.ts';

/** Number of reviews that pass a filter, number of all, and mean rating. */
export type Totals = { matching: number; total: number; average: number };

type Order = readonly [column: 'reviews.rating' | 'reviews.helpful_count', direction: 'asc' | 'desc'];
const ORDERS: Record<ReviewSort, Order | null> = {
  latest: null,
  rating_high: ['reviews.rating', 'desc'],
  rating_low: ['reviews.rating', 'asc'],
  points: ['reviews.helpful_count', 'desc'],
};

const shownTo = (db: Queryable, viewerId: number) =>
  db.selectFrom('reviews').where('reviews.status', '=', 'ACTIVE').where(seenBy(viewerId, 'reviews'));

const ofProduct = (db: Queryable, productId: number, viewerId: number) =>
  shownTo(db, viewerId).where('reviews.product_id', '=', productId);

const NEWEST = sql`id desc`;

/**
 * Finds a page of the visible reviews of a store's products on sale, newest first, and the total.
 */
export const pageOfStore = (db: Queryable, storeId: number, page: PageQuery, viewerId: number) =>
  pageOfNewest(
    db,
    shownTo(db, viewerId)
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .where('reviews.store_id', '=', storeId)
      .where(onSale())
      .select('reviews.id')
      .orderBy('reviews.id', 'desc')
      .limit(sql.lit(MAX_LISTED)),
    page,
    viewerId,
  );

/** Finds a page of the visible reviews of an active member, newest first, and the total. */
export const pageOfAuthor = (db: Queryable, authorId: number, page: PageQuery, viewerId: number) =>
  pageOfNewest(
    db,
    shownTo(db, viewerId)
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .where('reviews.user_id', '=', authorId)
      .where('users.status', '=', 'ACTIVE')
      .select('reviews.id')
      .orderBy('reviews.id', 'desc')
      .limit(sql.lit(MAX_LISTED)),
    page,
    viewerId,
  );

async function pageOfNewest(db: Queryable, found: Expression<unknown>, page: PageQuery, viewerId: number) {
  const { ids, total } = await pageOfIds(db, found, NEWEST, page);
  if (ids.length === 0) return { rows: [], total };
  const rows = await selectReviews(db, viewerId)
    .where('reviews.id', 'in', ids)
    .orderBy('reviews.id', 'desc')
    .execute();
  return { rows, total };
}

/** Counts the visible reviews of a product in one statement. */
export const countOfProduct = (
  db: Queryable,
  productId: number,
  query: ReviewQuery,
  viewerId: number,
): Promise<Totals> =>
  totalsOf(
    ofProduct(db, productId, viewerId).select((eb) =>
      eb.fn.countAll<number>().filterWhere(reviewCondition(query, viewerId)).as('matching'),
    ),
  );

/** Finds a page of the visible reviews of a product. */
export function pageOfProduct(
  db: Queryable,
  productId: number,
  query: ReviewQuery,
  viewerId: number,
): Promise<ReviewRow[]> {
  const order = ORDERS[query.sort];
  // Ids are selected first, so that display data is joined for the page only.
  const page = ofProduct(db, productId, viewerId)
    .select('reviews.id')
    .where(reviewCondition(query, viewerId))
    .$if(order !== null, (found) => (order ? found.orderBy(order[0], order[1]) : found))
    .orderBy('reviews.id', 'desc')
    .limit(query.size)
    .offset(query.page * query.size);
  return selectReviews(db, viewerId)
    .where('reviews.id', 'in', page)
    .$if(order !== null, (found) => (order ? found.orderBy(order[0], order[1]) : found))
    .orderBy('reviews.id', 'desc')
    .execute();
}

/** Counts a member's reviews that are not deleted. */
export const countOfMember = (db: Queryable, userId: number): Promise<Totals> =>
  totalsOf(
    db
      .selectFrom('reviews')
      .where('reviews.user_id', '=', userId)
      .where('reviews.status', '<>', 'DELETED')
      .select((eb) => eb.fn.countAll<number>().as('matching')),
  );

/** Finds a page of a member's reviews that are not deleted, newest first. */
export const pageOfMember = (
  db: Queryable,
  userId: number,
  { page, size }: PageQuery,
): Promise<ReviewRow[]> =>
  selectReviews(db, userId)
    .where('reviews.user_id', '=', userId)
    .where('reviews.status', '<>', 'DELETED')
    .orderBy('reviews.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

async function totalsOf(
  counted: SelectQueryBuilder<Database, 'reviews', { matching: number }>,
): Promise<Totals> {
  const row = await counted
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(avg(reviews.rating), 0)`.as('average'),
    ])
    .executeTakeFirstOrThrow();
  return { matching: Number(row.matching), total: Number(row.total), average: Number(row.average) };
}

/** Finds a visible review. */
export const findVisible = (db: Queryable, id: number, viewerId: number): Promise<ReviewRow | undefined> =>
  selectReviews(db, viewerId)
    .where('reviews.id', '=', id)
    .where('reviews.status', '=', 'ACTIVE')
    .where(seenBy(viewerId, 'reviews'))
    .executeTakeFirst();

/**
 * Finds a member's latest hundred deleted reviews with the decision behind each, and whether its
 * line can be reviewed again: delivered, with an existing product and without another review.
 */
export const findDeleted = (db: Queryable, userId: number) =>
  selectReviews(db, userId)
    .leftJoin('report_cases', (join) =>
      join
        .onRef('report_cases.target_id', '=', 'reviews.id')
        .on('report_cases.target_type', '=', 'REVIEW')
        .on('report_cases.decision', '=', 'DELETE'),
    )
    .select([
      ...columns([
        'reviews.deleted_at',
        'reviews.order_item_id',
        'report_cases.decision',
        'report_cases.rule',
      ]),
      sql<boolean>`order_items.status = 'DELIVERED' and products.deleted_at is null and not exists (
        select from reviews live where live.order_item_id = reviews.order_item_id and live.status <> 'DELETED'
      )`.as('canRewrite'),
    ])
    .where('reviews.user_id', '=', userId)
    .where('reviews.status', '=', 'DELETED')
    .orderBy('reviews.id', 'desc')
    .limit(100)
    .execute();

/** Counts the deleted reviews of a member. */
export async function countDeleted(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'DELETED')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
