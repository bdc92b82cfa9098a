import { listProducts, productDetail } from '#domain/catalogue/product.ts';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { productFacets as countFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { sizeAdvice as adviseSize } from '#domain/catalogue/size-advice.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { withData } from './answers.ts';
import { type Driver, resource } from './driver.ts';

export const detail: Driver = {
  ...resource('productDetail', '/', { asks: [productDetail] }),
  // A rail has shown it before. Without a pointer nobody foresees the press: the page itself asks, and asks once.
  reach: (page) =>
    page
      .locator('#main a[href^="/products/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click()),
};

export const productFacets: Driver = {
  flow: 'productFacets',
  path: '/products?page=0&size=9&sort=latest',
  ports: { loadFacets: { asks: [countFacets] } },
  events: {
    // On, off and on again: each is another filter.
    'filter.changed': {
      press: (page) => page.locator('[data-flow="productFacets"] label').filter({ hasText: '품절 제외' }),
    },
  },
  // Before the first counts nothing is offered.
  hidden: ({ type }, { state, context }) =>
    type === 'filter.changed' && state === 'loading' && context.facets === null,
};

export const productExtras: Driver = {
  ...resource('productExtras', '/products/1', { asks: [productFacts, searchFeeds, listProducts] }),
  // It waits below the product until the person comes near.
  reach: async (page) => {
    await page.locator('[data-flow="productOptions"]').waitFor();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  },
};

export const sizeAdvice = resource(
  'sizeAdvice',
  '/products/1',
  // Nothing is advised where the sample knows no foot.
  { asks: [adviseSize], answer: withData((advice, sample) => (sample === null ? null : advice)) },
  'user',
);
