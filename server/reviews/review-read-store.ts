import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { ReviewQuery, ReviewSort } from '#domain/reviews/review.ts';
import { onSale } from '../catalogue/products/on-sale-sql.ts';
import type { Database, Queryable } from '../db/database.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { reviewCondition } from './review-filter-sql.ts';
import { type ReviewRow, selectReviews } from './review-rows-sql.ts';

/** How many pass a filter, how many there are without it, and their stars. */
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

/** One page of the visible reviews of what a store has on sale, newest first, and how many there are. */
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

/** One page of the visible reviews of an active member, newest first, and how many there are. */
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

/** Visible reviews of a product, counted in one statement. */
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

/** One page of them. */
export function pageOfProduct(
  db: Queryable,
  productId: number,
  query: ReviewQuery,
  viewerId: number,
): Promise<ReviewRow[]> {
  const order = ORDERS[query.sort];
  // Ids first: what a review shows is joined for the page alone.
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

/** What a member has written and not deleted. */
export const countOfMember = (db: Queryable, userId: number): Promise<Totals> =>
  totalsOf(
    db
      .selectFrom('reviews')
      .where('reviews.user_id', '=', userId)
      .where('reviews.status', '<>', 'DELETED')
      .select((eb) => eb.fn.countAll<number>().as('matching')),
  );

/** One page of it, newest first. */
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

export const findVisible = (db: Queryable, id: number, viewerId: number): Promise<ReviewRow | undefined> =>
  selectReviews(db, viewerId)
    .where('reviews.id', '=', id)
    .where('reviews.status', '=', 'ACTIVE')
    .where(seenBy(viewerId, 'reviews'))
    .executeTakeFirst();

/**
 * The latest hundred deleted reviews of a member, with the decision that deleted one, and whether its item can be
 * reviewed anew: it is delivered, its product is there, and no other review stands for it.
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
      'reviews.deleted_at',
      'reviews.order_item_id',
      'report_cases.decision',
      'report_cases.rule',
      sql<boolean>`order_items.status = 'DELIVERED' and products.deleted_at is null and not exists (
        select from reviews live where live.order_item_id = reviews.order_item_id and live.status <> 'DELETED'
      )`.as('can_rewrite'),
    ])
    .where('reviews.user_id', '=', userId)
    .where('reviews.status', '=', 'DELETED')
    .orderBy('reviews.id', 'desc')
    .limit(100)
    .execute();

export async function countDeleted(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'DELETED')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
