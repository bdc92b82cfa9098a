import { sql } from 'kysely';
import type { FeePlan } from '#domain/kit/pricing/fee-plan.ts';
import { nextShopFeeAfter, shopFeeAt } from '../../catalogue/products/fee-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds the fee in force at a moment, and the announced one. */
export async function findFees(db: Queryable, now: Date): Promise<Pick<FeePlan, 'basisPoints' | 'next'>> {
  const { rows } = await sql<Pick<FeePlan, 'basisPoints' | 'next'>>`select
    ${shopFeeAt(sql`${now}::timestamptz`)} as "basisPoints", ${nextShopFeeAfter(now)} as next`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the shop has a fee');
  return row;
}

/** Writes a future fee, replacing another one; returns its id. */
export async function writeFee(
  tx: Queryable,
  { basisPoints, from }: { basisPoints: number; from: Date },
  now: Date,
): Promise<number> {
  await tx.deleteFrom('shop_fee_rates').where('valid_from', '>', now).execute();
  const { id } = await tx
    .insertInto('shop_fee_rates')
    .values({ valid_from: from, basis_points: basisPoints, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the sellers of all stores that are not closed. */
export async function sellersOfStores(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .selectFrom('stores')
    .select(columns(['seller_id']))
    .distinct()
    .where('state', '<>', 'CLOSED')
    .orderBy('seller_id')
    .execute();
  return rows.map(({ sellerId }) => sellerId);
}
