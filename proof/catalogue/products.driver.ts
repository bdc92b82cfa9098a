import type { Page } from '@playwright/test';
import { listProducts, productDetail } from '#domain/catalogue/product.ts';
import { productFacets as countFacets } from '#domain/catalogue/product-list/product-facets.ts';
import type { Driver } from '../kit/driver.ts';
import { inAddress, none } from '../kit/list-acts.ts';
import { paged } from '../kit/paged.ts';
import { resource } from '../kit/resource.ts';

const TURNED = 'only some shoes have views from all around; e2e/product-page.spec.ts turns one';

export const productGalleryDriver: Driver = {
  path: '/products/1',
  ports: {},
  events: {
    'picture.opened': {
      press: (page) => page.getByRole('region', { name: '상품 사진' }).locator('figure').nth(1),
    },
    'picture.moved': { press: (page) => page.getByRole('button', { name: '다음 사진' }) },
    'picture.pressed': {
      press: (page) => page.getByRole('button', { name: /^(확대하기|원래 크기로 보기)$/ }),
    },
    'view.closed': { press: (page) => page.getByRole('dialog').getByRole('button', { name: '닫기' }) },
  },
  offscreen: { 'turn.started': TURNED, 'turn.moved': TURNED, '✗ loadFrames': TURNED },
};

const black = (page: Page) => page.getByRole('button', { name: '블랙', exact: true });

export const productOptionsDriver: Driver = {
  path: '/products/1',
  ports: {},
  events: {
    'color.chosen': { press: black },
    'size.chosen': {
      // The seeded shoe comes in several colours, the sample in one.
      before: (page) => black(page).click(),
      press: (page) =>
        page
          .getByRole('button', { name: /^\d{3}/ })
          .and(page.locator(':enabled'))
          .first(),
    },
    'quantity.changed': { press: (page) => page.getByRole('button', { name: /하나 더$/ }) },
    'pick.removed': { press: (page) => page.getByRole('button', { name: /mm 빼기$/ }) },
  },
  offscreen: {
    'gender.chosen':
      'the seeded shoe is for everybody, and nothing is asked; e2e/shopping.spec.ts chooses one',
    'size.wanted': 'a size of one gender is picked at once; tests/machines/catalogue plays the other kind',
    'size.advised': 'the flow sizeAdvice brings it about',
    'sheet.opened': 'a wide page leads to the sizes instead; e2e/product-page.spec.ts opens it on a phone',
    'sheet.closed': 'as the opening',
  },
  hidden: ({ type }, { state }) => type === 'pick.removed' && state.includes('picks.unpicked'),
};

/** Any order but the one in force, from a menu of which one is chosen. */
async function chooseOtherSort(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^정렬/ }).click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
}

export const productList = inAddress(
  paged({ path: '/products?page=0&size=9&sort=latest' }, [listProducts], none),
  chooseOtherSort,
);

export const detail: Driver = {
  ...resource('/', { asks: [productDetail] }),
  // A rail has loaded it before. Without hovering nothing is prefetched: the page itself sends one request.
  reach: (page) =>
    page
      .locator('#main a[href^="/products/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click()),
};

export const productFacets: Driver = {
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
