import { sql } from 'kysely';
import { MOST_DELETED } from '#domain/admin/reports/deleted-reviews.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import { selectReviews } from '../../../reviews/review-rows-sql.ts';

export type Period = { startDate: Date; endDate: Date };

type OfProduct = { seller: number; active: number; deleted: number; total: number; average: number };

/** Counts the reviews of a product by state; none for an unknown product. */
export async function countOfProduct(db: Queryable, productId: number): Promise<OfProduct | undefined> {
  const { rows } = await sql<OfProduct>`
    select s.seller_id as seller, (count(*) filter (where r.status = 'ACTIVE'))::int as active,
      (count(*) filter (where r.status = 'DELETED'))::int as deleted, count(r.id)::int as total,
      coalesce(avg(r.rating) filter (where r.status = 'ACTIVE'), 0)::float8 as average
    from products p join stores s on s.id = p.store_id left join reviews r on r.product_id = p.id
    where p.id = ${productId} group by p.id, s.seller_id`.execute(db);
  return rows[0];
}

const deletedIn = (db: Queryable, { startDate, endDate }: Period) =>
  db
    .selectFrom('reviews')
    .where('reviews.status', '=', 'DELETED')
    .where('reviews.deleted_at', '>=', startDate)
    .where('reviews.deleted_at', '<=', endDate);

/** Counts the reviews deleted in a period. */
export async function countDeletedIn(db: Queryable, period: Period) {
  const row = await deletedIn(db, period)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.count<string>('user_id').distinct().as('users'),
      fn.count<string>('product_id').distinct().as('products'),
      fn.avg<string | null>('rating').as('average'),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: Number(row.total),
    users: Number(row.users),
    products: Number(row.products),
    average: Number(row.average ?? 0),
  };
}

/** Finds the reviews deleted in a period, latest first. */
export const findDeletedIn = (db: Queryable, period: Period) =>
  deletedIn(db, period)
    .select(columns(['id', 'user_id', 'product_id', 'rating', 'title', 'deleted_at']))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DELETED)
    .execute();

/** Finds them with their display data and shared measurements. */
export const findWholeDeletedIn = (db: Queryable, viewerId: number, { startDate, endDate }: Period) =>
  selectReviews(db, viewerId)
    .where('reviews.status', '=', 'DELETED')
    .where('reviews.deleted_at', '>=', startDate)
    .where('reviews.deleted_at', '<=', endDate)
    .orderBy('reviews.deleted_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(MOST_DELETED)
    .execute();
