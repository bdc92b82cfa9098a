import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Returns when the next price changes by time alone; null if no discount is pending. */
export async function nextTurnAfter(db: Queryable, now: Date): Promise<Date | null> {
  // Due products may change again before all others.
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select turns_at from products where turns_at > ${now} order by turns_at limit 1),
    (select min(case when sale_from > ${now} then sale_from else sale_until end) from products
      where turns_at <= ${now} and (sale_from > ${now} or sale_until > ${now}))) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** Marks all discounts as due, after the QA clock was moved back. */
export const turnAllAgain = (db: Queryable, now: Date) =>
  db
    .updateTable('products')
    .set({ turns_at: now })
    .where((eb) => eb.or([eb('sale_from', 'is not', null), eb('sale_until', 'is not', null)]))
    .execute();
