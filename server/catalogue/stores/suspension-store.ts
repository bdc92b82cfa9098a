import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Locks a product before a suspension or its end. */
export async function lockProduct(tx: Queryable, id: number) {
  await tx.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return tx
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(columns(['p.id', 'p.name', 'p.state', 'p.version', 'p.suspended_at', 's.seller_id']))
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Writes a suspension, or ends it: the product is then hidden until its seller publishes it.
 * Returns its new version.
 */
export async function writeSuspension(
  tx: Queryable,
  id: number,
  reason: string | null,
  now: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable('products')
    .set({
      state: reason === null ? 'HIDDEN' : 'SUSPENDED',
      suspended_reason: reason,
      suspended_at: reason === null ? null : now,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
