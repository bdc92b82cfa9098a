import type { BodyOf } from '#domain/kit/endpoint.ts';
import { USUAL_LOW_STOCK } from '#domain/policies/selling.ts';
import type { changeOption } from '#domain/seller/products/option-endpoints.ts';
import { optionKey } from '#domain/seller/products/product-form.ts';
import { editedStock } from '#domain/seller/products/stock-edit.ts';
import { notifyRestocked } from '../../catalogue/stock/restock-service.ts';
import { moveStock, type StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  areOrdered,
  changeOptionRow,
  deleteOptions,
  insertOptions,
  lockOptionsOf,
  markOptions,
  type OptionMarks,
} from './product-parts-store.ts';

type By = { sellerId: number; now: Date; reason?: 'EDIT' | 'IMPORT' };
/** Requested state of an option. */
type Wanted = {
  gender: string;
  size: string;
  color: string;
  stock: number;
  seenStock?: number | undefined;
  sku?: string | null | undefined;
  lowStock?: number | undefined;
};
type Row = Awaited<ReturnType<typeof lockOptionsOf>>[number];

const rowOf = (wanted: Wanted, before?: Row) => ({
  gender: wanted.gender,
  size: wanted.size,
  color: wanted.color,
  sku: wanted.sku === undefined ? (before?.sku ?? null) : wanted.sku || null,
  low_stock: wanted.lowStock ?? before?.lowStock ?? USUAL_LOW_STOCK,
});

/** Returns the stock change of an edit; sales since the seller's view are kept. */
function deltaOf(present: number, { stock, seenStock = present }: Wanted): number {
  const after = editedStock(present, { stock, seenStock });
  if (after === null) throw new ShopError('STOCK_MOVED');
  return after - present;
}

async function move(tx: Queryable, moves: readonly StockMove[], { sellerId, now }: By): Promise<void> {
  if (!(await moveStock(tx, moves, { actorId: sellerId, now }))) throw new ShopError('STOCK_MOVED');
}

async function moveAll(tx: Queryable, moves: readonly StockMove[], by: By): Promise<void> {
  await move(tx, moves, by);
  const raised = moves.filter(({ delta }) => delta > 0).map(({ optionId }) => optionId);
  if (raised.length > 0) await notifyRestocked(tx, raised, by.now);
}

const edit = (optionId: number, delta: number, { reason = 'EDIT' }: Partial<By> = {}): StockMove => ({
  optionId,
  delta,
  reason,
});

/** Deletes options that were never ordered; their stock leaves the ledger first. */
async function takeAway(tx: Queryable, rows: readonly Row[], by: By): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  if (await areOrdered(tx, ids)) throw new ShopError('PRODUCT_IN_ORDER');
  await moveAll(
    tx,
    rows.map(({ id, stock }) => edit(id, -stock)),
    by,
  );
  await deleteOptions(tx, ids);
}

/** Updates changed codes and warning levels in one statement. */
async function mark(tx: Queryable, rows: Iterable<Row>, marks: readonly OptionMarks[]): Promise<void> {
  const known = new Map([...rows].map((row) => [row.id, row]));
  const changed = marks.filter(({ id, sku, low_stock }) => {
    const row = known.get(id);
    return row?.sku !== sku || row.lowStock !== low_stock;
  });
  if (changed.length > 0) await markOptions(tx, changed);
}

/** Adds options with their stock; returns their ids. */
export async function addOptions(
  tx: Queryable,
  productId: number,
  wanted: readonly Wanted[],
  by: By,
): Promise<number[]> {
  const ids = await insertOptions(
    tx,
    productId,
    wanted.map((one) => rowOf(one)),
  );
  // New options have no restock alerts.
  await move(
    tx,
    ids.map((id, index) => edit(id, wanted[index]?.stock ?? 0, by)),
    by,
  );
  return ids;
}

/** Updates or adds the options of a file; the others are kept. */
export async function mergeOptions(
  tx: Queryable,
  productId: number,
  wanted: readonly (Omit<Wanted, 'stock'> & { stock?: number | undefined })[],
  by: By,
): Promise<void> {
  const present = new Map((await lockOptionsOf(tx, productId)).map((row) => [optionKey(row), row]));
  const moves: StockMove[] = [];
  const marks: OptionMarks[] = [];
  for (const one of wanted) {
    const row = present.get(optionKey(one));
    if (!row) continue;
    if (one.stock !== undefined)
      moves.push(edit(row.id, deltaOf(row.stock, { ...one, stock: one.stock }), by));
    marks.push({ id: row.id, ...rowOf({ ...one, stock: 0 }, row) });
  }
  await mark(tx, present.values(), marks);
  await moveAll(tx, moves, by);
  const added = wanted.filter((one) => !present.has(optionKey(one)));
  await addOptions(
    tx,
    productId,
    added.map((one) => ({ ...one, stock: one.stock ?? 0 })),
    by,
  );
}

/** Replaces the options of a product. */
export async function replaceOptions(
  tx: Queryable,
  productId: number,
  wanted: readonly Wanted[],
  by: By,
): Promise<void> {
  const present = await lockOptionsOf(tx, productId);
  const asked = new Map(wanted.map((one) => [optionKey(one), one]));
  const known = new Set(present.map(optionKey));
  await takeAway(
    tx,
    present.filter((row) => !asked.has(optionKey(row))),
    by,
  );
  const moves: StockMove[] = [];
  const marks: OptionMarks[] = [];
  for (const row of present) {
    const one = asked.get(optionKey(row));
    if (!one) continue;
    moves.push(edit(row.id, deltaOf(row.stock, one)));
    marks.push({ id: row.id, ...rowOf(one, row) });
  }
  await mark(tx, present, marks);
  await moveAll(tx, moves, by);
  await addOptions(
    tx,
    productId,
    wanted.filter((one) => !known.has(optionKey(one))),
    by,
  );
}

/** Changes an option; gender, size and colour are fixed once it was ordered. */
export async function changeOne(
  tx: Queryable,
  productId: number,
  optionId: number,
  change: BodyOf<typeof changeOption>,
  by: By,
): Promise<void> {
  const row = (await lockOptionsOf(tx, productId)).find(({ id }) => id === optionId);
  if (!row) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  const next = {
    gender: change.gender ?? row.gender,
    size: change.size ?? row.size,
    color: change.color ?? row.color,
    sku: change.sku === undefined ? row.sku : change.sku || null,
    low_stock: change.lowStock ?? row.lowStock,
  };
  const isOther = next.gender !== row.gender || next.size !== row.size || next.color !== row.color;
  if (isOther && (await areOrdered(tx, [optionId]))) throw new ShopError('PRODUCT_IN_ORDER');
  await changeOptionRow(tx, optionId, next);
  const after = editedStock(row.stock, { stock: change.stock, seenStock: change.seenStock ?? row.stock });
  if (after === null) throw new ShopError('STOCK_MOVED');
  await moveAll(tx, [edit(optionId, after - row.stock)], by);
}

/** Deletes an option that was never ordered. */
export async function removeOne(tx: Queryable, productId: number, optionId: number, by: By): Promise<void> {
  const row = (await lockOptionsOf(tx, productId)).find(({ id }) => id === optionId);
  if (!row) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  await takeAway(tx, [row], by);
}
