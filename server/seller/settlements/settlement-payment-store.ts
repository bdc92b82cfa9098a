import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Marks a settlement as paid once; undefined if it is missing or was paid before. */
export async function markPaid(tx: Queryable, id: number, paidOn: string, now: Date) {
  const { rows } = await sql<{ storeId: number; payable: number; periodStart: string }>`
    update settlements set state = 'PAID', paid_at = ${now}, paid_on = ${paidOn}::date where id = ${id} and state = 'CLOSED'
    returning store_id::int as "storeId", payable::float8, period_start::text as "periodStart"`.execute(tx);
  return rows[0];
}

/** Returns the last day of a settlement; undefined if there is none. */
export async function findEnd(db: Queryable, id: number) {
  const { rows } = await sql<{ periodEnd: string }>`select period_end::text as "periodEnd" from settlements
    where id = ${id}`.execute(db);
  return rows[0]?.periodEnd;
}

/** Finds the seller of a store. */
export async function findSellerOf(db: Queryable, storeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('stores')
    .select(columns(['seller_id']))
    .where('id', '=', storeId)
    .executeTakeFirst();
  return row?.sellerId ?? null;
}
