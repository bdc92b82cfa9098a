import { sql } from 'kysely';
import type { SellerPendingCounts } from '#domain/seller/layout/pending-counts.ts';
import type { Queryable } from '../../db/database.ts';
import { countPendingSql } from '../../kit/count-pending-sql.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';
import { lowStockProductsOf } from '../products/low-stock-sql.ts';

/** Counts all open work items in one statement; zeros without a store. */
export async function readSellerPendingCounts(db: Queryable, sellerId: number): Promise<SellerPendingCounts> {
  const store = sql`(select id from stores where seller_id = ${sellerId})`;
  const { rows } = await sql<SellerPendingCounts>`select
    ${countPendingSql(sql`select from order_items where store_id = ${store} and status = 'ORDERED'`)} as orders,
    ${countPendingSql(sql`select from claims c
      where c.status in (${OPEN_CLAIM}) and c.store_id = ${store}`)} as claims,
    ${countPendingSql(sql`select from reviews r where r.store_id = ${store} and r.status = 'ACTIVE'
        and not exists (select from review_answers a where a.store_id = r.store_id and a.review_id = r.id)`)} as reviews,
    ${countPendingSql(sql`select from questions q where q.store_id = ${store} and q.status = 'ACTIVE'
        and q.answered_at is null`)} as questions,
    ${countPendingSql(sql`select from inquiries where store_id = ${store} and state = 'WAITING'`)} as inquiries,
    ${countPendingSql(sql`select ${lowStockProductsOf(store)}`)} as "lowGoods"`.execute(db);
  return rows[0] ?? { orders: 0, claims: 0, reviews: 0, questions: 0, inquiries: 0, lowGoods: 0 };
}
