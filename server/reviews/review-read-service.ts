import { type SelectQueryBuilder, sql } from 'kysely';
import { isPastEnd, listedOf, type PageQuery } from '#domain/kit/page.ts';
import type { Review, ReviewQuery, ReviewSort } from '#domain/reviews/review.ts';
import { oneDecimal } from '#domain/reviews/review-scales.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { reviewCondition } from './review-filter.ts';
import { selectReviews } from './review-rows.ts';
import { toReviewWire } from './to-review-wire.ts';

type Totals = { matching: number; total: number; average: number };

type Order = readonly [column: 'reviews.rating' | 'reviews.helpful_count', direction: 'asc' | 'desc'];
const ORDERS: Record<ReviewSort, Order | null> = {
  latest: null,
  rating_high: ['reviews.rating', 'desc'],
  rating_low: ['reviews.rating', 'asc'],
  points: ['reviews.helpful_count', 'desc'],
};

/** One page of a product's visible reviews: two statements for any size. */
export async function findReviews(db: Queryable, productId: number, query: ReviewQuery, user: Member | null) {
  const viewerId = user?.id ?? 0;
  const condition = reviewCondition(query, viewerId);
  const totals = await countReviews(
    db
      .selectFrom('reviews')
      .where('reviews.product_id', '=', productId)
      .where('reviews.status', '=', 'ACTIVE')
      .select((eb) => eb.fn.countAll<number>().filterWhere(condition).as('matching')),
  );
  if (isPastEnd(query, totals.matching)) return toPage([], query, totals);
  const order = ORDERS[query.sort];
  // Ids first: what a review shows is joined for the page alone.
  const page = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where('reviews.product_id', '=', productId)
    .where('reviews.status', '=', 'ACTIVE')
    .where(condition)
    .$if(order !== null, (found) => (order ? found.orderBy(order[0], order[1]) : found))
    .orderBy('reviews.id', 'desc')
    .limit(query.size)
    .offset(query.page * query.size);
  const rows = await selectReviews(db, viewerId)
    .where('reviews.id', 'in', page)
    .$if(order !== null, (found) => (order ? found.orderBy(order[0], order[1]) : found))
    .orderBy('reviews.id', 'desc')
    .execute();
  return toPage(
    rows.map((row) => toReviewWire(row, viewerId)),
    query,
    totals,
  );
}

/** What a member has written and not deleted, newest first; a hidden review says that it is. */
export async function findMyReviews(db: Queryable, user: Member, page: PageQuery) {
  const totals = await countReviews(
    db
      .selectFrom('reviews')
      .where('reviews.user_id', '=', user.id)
      .where('reviews.status', '<>', 'DELETED')
      .select((eb) => eb.fn.countAll<number>().as('matching')),
  );
  if (isPastEnd(page, totals.matching)) return toPage([], page, totals);
  const rows = await selectReviews(db, user.id)
    .where('reviews.user_id', '=', user.id)
    .where('reviews.status', '<>', 'DELETED')
    .orderBy('reviews.id', 'desc')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  return toPage(
    rows.map((row) => toReviewWire(row, user.id)),
    page,
    totals,
  );
}

async function countReviews(
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

function toPage(reviews: Review[], { page, size }: PageQuery, { matching, total, average }: Totals) {
  const totalElements = listedOf(matching);
  const totalPages = Math.ceil(totalElements / size);
  return {
    reviews,
    totalElements,
    totalPages,
    size,
    number: page,
    last: page + 1 >= totalPages,
    averageRating: oneDecimal(average),
    totalReviews: total,
  };
}

/** One visible review, or 404. */
export async function findReview(db: Queryable, id: number, user: Member | null): Promise<Review> {
  const viewerId = user?.id ?? 0;
  const row = await selectReviews(db, viewerId)
    .where('reviews.id', '=', id)
    .where('reviews.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  return toReviewWire(row, viewerId);
}

/** The latest hundred that a member deleted. */
export async function findMyDeleted(db: Queryable, user: Member): Promise<Review[]> {
  const rows = await selectReviews(db, user.id)
    .where('reviews.user_id', '=', user.id)
    .where('reviews.status', '=', 'DELETED')
    .orderBy('reviews.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => toReviewWire(row, user.id));
}

export async function countMyDeleted(db: Queryable, user: Member) {
  const row = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('status', '=', 'DELETED')
    .executeTakeFirstOrThrow();
  return { userId: user.id, deletedReviewCount: Number(row.count) };
}
