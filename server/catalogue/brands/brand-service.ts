import type { ListedBrand, ShownBrand } from '#domain/catalogue/brand.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { refreshBits } from '../product-list/stale-bits-store.ts';
import { findBrandOverview, findShownBrand } from './brand-store.ts';

/** Returns the brands that have products on sale, with their number of products, by name. */
export async function listBrandOverview({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ListedBrand[]> {
  await refreshBits(db, clock.now());
  return findBrandOverview(db);
}

/** Returns a brand with its names; for one that was merged, the brand that it was merged into. */
export async function showOneBrand({ db }: Pick<Context, 'db'>, id: number): Promise<ShownBrand> {
  const brand = await findShownBrand(db, id);
  if (!brand) throw new ShopError('BRAND_NOT_FOUND');
  return brand;
}
