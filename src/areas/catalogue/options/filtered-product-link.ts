import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { PRESELECTION_PARAMS } from './preselection-params.ts';

/** Address of a product with the colours, size and gender that its list was filtered by. */
export function filteredProductLink(id: number, filter: ProductFilter): string {
  const query = new URLSearchParams();
  if (filter.colors.length > 0) query.set(PRESELECTION_PARAMS.colors, filter.colors.join(','));
  // Several filtered sizes select none.
  const [size, ...furtherSizes] = filter.sizes;
  if (size && furtherSizes.length === 0) query.set(PRESELECTION_PARAMS.size, size);
  const [gender, ...furtherGenders] = filter.genders;
  if (gender && furtherGenders.length === 0) query.set(PRESELECTION_PARAMS.gender, gender);
  return query.size > 0 ? `${paths.product(id)}?${query}` : paths.product(id);
}
