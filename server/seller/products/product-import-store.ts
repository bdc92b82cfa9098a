import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { GOODS } from './own-product-store.ts';

/** Finds products of a store by id or seller code. */
export const findNamed = (db: Queryable, storeId: number, ids: readonly number[], codes: readonly string[]) =>
  db
    .selectFrom('products')
    .select(GOODS)
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(id = any(${[...ids]}::bigint[]) or seller_code = any(${[...codes]}::text[]))`)
    .execute();
export type Named = Awaited<ReturnType<typeof findNamed>>[number];

/** Finds the options of products. */
export const findOptionsOf = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('product_options')
    .select(columns(['id', 'product_id', 'gender', 'size', 'color', 'stock', 'sku', 'low_stock']))
    .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
    .execute();

/** Finds the legal information of products. */
export const findFactsOf = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('product_facts')
    .select(
      columns([
        'product_id',
        'material',
        'heel_mm',
        'manufacturer',
        'country',
        'care',
        'warranty',
        'service_contact',
      ]),
    )
    .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
    .execute();

/** Finds which of these names products of a store have. */
export const findNames = (db: Queryable, storeId: number, names: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .execute();

type Item = { line: number; wish: string };

/** Stores the plan of an import until it is applied or expires. */
export async function insertImport(
  tx: Queryable,
  { storeId, ticket, now, expiresAt }: { storeId: number; ticket: string; now: Date; expiresAt: Date },
  items: readonly Item[],
): Promise<void> {
  const { id } = await tx
    .insertInto('goods_imports')
    .values({ store_id: storeId, ticket, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('goods_import_items')
    .values(items.map(({ line, wish }, place) => ({ import_id: id, place, line, wish })))
    .execute();
}

/** Finds an unexpired import by its ticket. */
export const findImport = (db: Queryable, storeId: number, ticket: string, now: Date) =>
  db
    .selectFrom('goods_imports')
    .select('id')
    .where('store_id', '=', storeId)
    .where('ticket', '=', ticket)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Finds the next unprocessed items of an import. */
export const findOpenItems = (db: Queryable, importId: number, most: number) =>
  db
    .selectFrom('goods_import_items')
    .select('place')
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(most)
    .execute();

/** Marks an unprocessed item as done; a concurrent call finds it processed. */
export const takeItem = (tx: Queryable, importId: number, place: number) =>
  tx
    .updateTable('goods_import_items')
    .set({ outcome: 'DONE' })
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .where('outcome', 'is', null)
    .returning('wish')
    .executeTakeFirst();

/** Marks an item as refused with the reason. */
export const refuseItem = (
  tx: Queryable,
  { importId, place }: { importId: number; place: number },
  reason: string,
) =>
  tx
    .updateTable('goods_import_items')
    .set({ outcome: 'REFUSED', reason })
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .where('outcome', 'is', null)
    .execute();

/** Counts all, processed and refused items of an import. */
export async function countItems(db: Queryable, importId: number) {
  const { rows } = await sql<{ total: number; settled: number; refused: number }>`
    select count(*)::int as total, count(outcome)::int as settled,
      (count(*) filter (where outcome = 'REFUSED'))::int as refused
    from goods_import_items where import_id = ${importId}`.execute(db);
  return rows[0] ?? { total: 0, settled: 0, refused: 0 };
}

/** Finds the refused items of an import. */
export const findRefused = (db: Queryable, importId: number, most: number) =>
  db
    .selectFrom('goods_import_items')
    .select(['line', 'reason'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'REFUSED')
    .orderBy('place')
    .limit(most)
    .execute();
