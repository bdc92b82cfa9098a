import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { isUnder } from '../../members/sanctions/sanction-store.ts';

/** Finds sellers whose store is paused for a sanction that has expired. */
export async function findFreedSellers(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('stores as s')
    .select('s.seller_id')
    .where('s.state', '=', 'PAUSED')
    .where('s.paused_by', '=', 'SANCTION')
    .where(({ not }) => not(isUnder('SUSPEND', 's.seller_id', now)))
    .where(({ not }) => not(isUnder('BLOCK', 's.seller_id', now)))
    .orderBy(sql`s.id`)
    .limit(100)
    .execute();
  return rows.map(({ seller_id }) => seller_id);
}
