import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { TestShop } from './server/server.ts';

/** A list as a visitor reads it, page after page; the order of the pages is that of the answer. */
export async function wholeList(shop: TestShop, query = '', size = 50): Promise<ProductListItem[]> {
  const rows: ProductListItem[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { body } = await shop.as('visitor').get(`/api/products?size=${size}&page=${page}&${query}`);
    rows.push(...body.data.content);
    pages = body.data.totalPages;
  }
  return rows;
}

export const facetsOf = async (shop: TestShop, query = ''): Promise<ProductFacets> =>
  (await shop.as('visitor').get(`/api/products/facets?${query}`)).body.data;

export const totalOf = async (shop: TestShop, query: string): Promise<number> =>
  (await shop.as('visitor').get(`/api/products?size=1&${query}`)).body.data.totalElements;
