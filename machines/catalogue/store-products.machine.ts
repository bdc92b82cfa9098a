import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the products of one store: newest first, 12 a page. */
export const storeProductsMachine = createPagedMachine<ProductListItem, { storeId: number }>({
  id: 'storeProducts',
  description: 'What a store has on sale, the newest first.',
  loadPage: pagePort(listProducts, ({ filter, page, size }) => ({
    storeId: String(filter.storeId),
    page: String(page),
    size: String(size),
  })),
  size: 12,
});
