import type { Page } from '@playwright/test';
import { productDetail } from '#domain/catalogue/product.ts';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { reviewStatistics } from '#domain/reviews/review-stats.ts';
import { type Driver, retry } from '../driver.ts';

const table = (page: Page) => page.getByRole('dialog', { name: '상품 비교' });
const tray = (page: Page) => page.getByRole('region', { name: '비교함' });

export const compare: Driver = {
  flow: 'compare',
  path: '/products',
  // Two shoes are in the tray to begin with, as in the sample.
  reach: async (page) => {
    for (const _ of [1, 2])
      await page
        .getByRole('button', { name: /비교하기$/, pressed: false })
        .first()
        .click();
  },
  ports: { loadTable: { asks: [productDetail, productFacts, reviewStatistics] } },
  events: {
    'product.added': {
      press: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /비교하기$/, pressed: false })
          .first(),
    },
    'product.removed': {
      press: (page) =>
        tray(page)
          .getByRole('button', { name: /비교에서 빼기$/ })
          .first(),
    },
    'tray.cleared': { press: (page) => tray(page).getByRole('button', { name: '비우기' }) },
    'table.opened': { press: (page) => tray(page).getByRole('button', { name: /개 비교하기$/ }) },
    'table.closed': { press: (page) => table(page).getByRole('button', { name: '닫기' }) },
    'screen.retried': retry('compare'),
  },
  hidden: ({ type }, { state }) => type === 'product.removed' && state.startsWith('table'),
};
