import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the suggestion below an empty search: loads products for the filter without one condition. */
export const relaxedProductsMachine = createResourceMachine<readonly ProductListItem[], ProductFilter>({
  id: 'relaxedProducts',
  description: 'Shoes that a filter which finds none would find without one of its conditions.',
  silent: true,
});
