import type { Period } from '#domain/kit/period.ts';
import { MOST_ROWS, type SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import type { Queryable } from '../../db/database.ts';
import { findNames, findOptions, findSizes, type SoldRow, sumOptions, sumStock } from './dashboard-store.ts';

export type Sold = Pick<SellerDashboard, 'topGoods' | 'topOptions' | 'sizes'>;
type Sum = Pick<SoldRow, 'pieces' | 'net'>;

/** Sums rows by a key. */
function sumsBy<Key>(rows: readonly SoldRow[], keyOf: (row: SoldRow) => Key): Map<Key, Sum> {
  const sums = new Map<Key, Sum>();
  for (const row of rows) {
    const { pieces, net } = sums.get(keyOf(row)) ?? { pieces: 0, net: 0 };
    sums.set(keyOf(row), { pieces: pieces + row.pieces, net: net + row.net });
  }
  return sums;
}

/** Returns the keys with the largest amount, ties by the smaller id. */
const largest = (sums: ReadonlyMap<number, Sum>) =>
  [...sums].toSorted(([a, one], [b, other]) => other.net - one.net || a - b).slice(0, MOST_ROWS);

/**
 * Returns the kept sales of a period: by product, by option, and by size with the current stock.
 */
export async function soldIn(db: Queryable, storeId: number, period: Period): Promise<Sold> {
  const rows = await sumOptions(db, storeId, period);
  const goods = largest(sumsBy(rows, (row) => row.productId));
  const options = largest(sumsBy(rows, (row) => row.optionId));
  const names = await findNames(
    db,
    goods.map(([id]) => id),
  );
  const found = await findOptions(
    db,
    options.map(([id]) => id),
  );
  return {
    topGoods: goods.map(([productId, sum]) => ({ productId, name: names.get(productId) ?? '', ...sum })),
    topOptions: options.flatMap(([optionId, sum]) => {
      const option = found.find(({ id }) => id === optionId);
      if (!option) return [];
      const { productId, name, color, size } = option;
      return [{ optionId, productId, name, color, size, ...sum }];
    }),
    sizes: await sizesOf(db, storeId, rows),
  };
}

async function sizesOf(db: Queryable, storeId: number, rows: readonly SoldRow[]) {
  const sizeOf = await findSizes(
    db,
    rows.map((row) => row.optionId),
  );
  const sold = sumsBy(rows, (row) => sizeOf.get(row.optionId) ?? '');
  const stock = new Map((await sumStock(db, storeId)).map((row) => [row.size, row.stock]));
  return [...new Set([...sold.keys(), ...stock.keys()])]
    .toSorted((a, b) => a.localeCompare(b, 'ko', { numeric: true }))
    .map((size) => ({ size, sold: sold.get(size)?.pieces ?? 0, stock: stock.get(size) ?? 0 }));
}
