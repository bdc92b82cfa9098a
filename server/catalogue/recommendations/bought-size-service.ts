import { type BoughtSizes, MOST_BOUGHT_SIZES } from '#domain/catalogue/bought-sizes.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findBoughtSizes } from './bought-size-store.ts';

/** Returns the sizes that a member has bought and kept of the brand of a product; null if there are none. */
export async function readBoughtSizes(
  db: Queryable,
  userId: number,
  productId: number,
): Promise<BoughtSizes | null> {
  const rows = await findBoughtSizes(db, { userId, productId, most: MOST_BOUGHT_SIZES });
  const [first] = rows;
  if (!first) throw new ShopError('PRODUCT_NOT_FOUND');
  const sizes = rows.flatMap(({ size, count }) => (size === null ? [] : [{ size, count }]));
  const { brandId, brandName } = first;
  if (brandId === null || sizes.length === 0) return null;
  return { brand: { brandId, name: brandName ?? '' }, sizes };
}
