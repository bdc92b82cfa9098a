import type { CategoryOverview } from '#domain/catalogue/category-overview.ts';
import type { Context } from '../../kit/context.ts';
import { listCardsAt } from '../product-list/product-cards.ts';
import { findCategoryOverview } from './category-store.ts';

/** Returns the categories with their most wished products as cards. */
export async function listOverview({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<CategoryOverview[]> {
  const now = clock.now();
  const rows = await findCategoryOverview(db, now);
  const toCard = listCardsAt(now);
  return rows.map(({ products, ...category }) => ({ ...category, products: products.map(toCard) }));
}
