import type { Page } from '@playwright/test';
import type { Driver } from '../driver.ts';

const black = (page: Page) => page.getByRole('button', { name: '블랙', exact: true });

export const productOptionsDriver: Driver = {
  flow: 'productOptions',
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
