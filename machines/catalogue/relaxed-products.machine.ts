import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const relaxedProductsMachine = createResourceMachine<readonly ProductListItem[], ProductFilter>({
  id: 'relaxedProducts',
  description: 'Shoes that a filter which finds none would find without one of its conditions.',
  silent: true,
});
