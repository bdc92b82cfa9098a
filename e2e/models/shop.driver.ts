import { productDetail } from '#domain/product.ts';
import { productFacets as countFacets } from '#domain/product-facets.ts';
import { type Driver, resource } from './driver.ts';

export const detail = resource('productDetail', '/products/1', { asks: [productDetail] });

export const productFacets: Driver = {
  flow: 'productFacets',
  path: '/products?page=0&size=9&sort=latest',
  ports: { loadFacets: { asks: [countFacets] } },
  events: {
    // On, off and on again: each is another filter.
    'filter.changed': {
      press: (page) =>
        page.locator('[data-flow="productFacets"] label').filter({ hasText: '재고 있는 상품만' }),
    },
  },
};
