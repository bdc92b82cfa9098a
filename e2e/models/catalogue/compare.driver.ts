import type { Page } from '@playwright/test';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { reviewStatistics } from '#domain/reviews/review-stats.ts';
import type { Driver } from '../driver.ts';

const table = (page: Page) => page.getByRole('dialog', { name: '상품 비교' });
const tray = (page: Page) => page.getByRole('region', { name: '비교함' });

export const compare: Driver = {
  flow: 'compare',
  outlivesScreen: 'the chosen pairs lie in the tray until the tab is closed',
  path: '/products',
  // Two shoes are in the tray to begin with, as in the sample.
  reach: async (page) => {
    for (const _ of [1, 2])
      await page
        .getByRole('button', { name: /비교하기$/, pressed: false })
        .first()
        .click();
  },
  // Two calls for each of two shoes; hovering a card also loads its product.
  ports: { loadTable: { asks: [productFacts, reviewStatistics], requests: 4 } },
  events: {
    'product.added': {
      press: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /비교하기$/, pressed: false })
          .first(),
    },
    'product.removed': {
      // In the tray, or in the table while it lies over it.
      press: (page) => page.getByRole('button', { name: /비교에서 빼기$/ }).first(),
    },
    'tray.cleared': { press: (page) => tray(page).getByRole('button', { name: '비우기' }) },
    'table.opened': { press: (page) => tray(page).getByRole('button', { name: /개 비교하기$/ }) },
    'table.closed': { press: (page) => table(page).getByRole('button', { name: '닫기' }) },
    'screen.retried': { press: (page) => table(page).getByRole('button', { name: '다시 시도' }) },
  },
  hidden: ({ type }, { state, context }) =>
    // Three of them are counted by tests/machines/catalogue.
    (type === 'table.opened' && Object(context.tray).length !== 2) ||
    // A table that is not there yet lies over the tray, and has nothing to press but its end.
    (type === 'product.removed' && /^table\.(loading|failed)$/.test(state)),
  // An empty tray is not drawn.
  leaves: ({ type }) => type === 'tray.cleared',
};
