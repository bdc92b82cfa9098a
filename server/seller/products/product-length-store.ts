import { sql } from 'kysely';
import type { InnerLength } from '#domain/catalogue/product-lengths.ts';
import { type ImportOption, lengthsIn } from '#domain/seller/products/import-lines.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds the measured lengths inside products, by size. */
export const findLengths = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('product_lengths')
    .select(columns(['product_id', 'size', 'inner_mm']))
    .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
    .orderBy('size')
    .execute();

/** Sets the measured lengths of these sizes; other sizes are left unchanged. */
export async function putLengths(
  tx: Queryable,
  productId: number,
  lengths: readonly InnerLength[],
): Promise<void> {
  if (lengths.length === 0) return;
  await tx
    .insertInto('product_lengths')
    .values(lengths.map(({ size, innerMm }) => ({ product_id: productId, size, inner_mm: innerMm })))
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'size'])
        .doUpdateSet(({ ref }) => ({ inner_mm: ref('excluded.inner_mm') })),
    )
    .execute();
}

/** Sets the measured lengths that the options of a file name. */
export const putOptionLengths = (tx: Queryable, productId: number, options: readonly ImportOption[]) =>
  putLengths(tx, productId, lengthsIn(options));

/** Replaces all measured lengths of a product. */
export async function replaceLengths(
  tx: Queryable,
  productId: number,
  lengths: readonly InnerLength[],
): Promise<void> {
  await tx.deleteFrom('product_lengths').where('product_id', '=', productId).execute();
  await putLengths(tx, productId, lengths);
}
