import { brandOverview, type ListedBrand, type ShownBrand, showBrand } from '#domain/catalogue/brand.ts';
import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import { endpointPort, pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the index of brands: loads the brands that have products on sale. */
export const brandIndexMachine = createResourceMachine<readonly ListedBrand[]>({
  id: 'brandIndex',
  description: 'Brands with products on sale, by initial.',
  load: endpointPort(brandOverview, () => ({})),
});

/** Machine of the page of one brand by id; a merged brand loads the one that it was merged into. */
export const brandPageMachine = createResourceMachine<ShownBrand, number>({
  id: 'brandPage',
  description: 'One brand with all its names; a merged one leads on to the other.',
  load: endpointPort(showBrand, ({ input: id }) => ({ params: { id } })),
});

/** Machine of the products of one brand: newest first, 20 a page. */
export const brandProductsMachine = createPagedMachine<ProductListItem, { brandId: number }>({
  id: 'brandProducts',
  description: 'Products of a brand on sale, the newest first.',
  loadPage: pagePort(listProducts, ({ filter, page, size }) => ({
    brandId: String(filter.brandId),
    page: String(page),
    size: String(size),
  })),
  size: 20,
});
