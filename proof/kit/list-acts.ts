import type { Page } from '@playwright/test';
import type { Act, Driver } from './driver.ts';
import { nextButton } from './pages.ts';

/** The address owns page and filter of these lists: turning the page is a change of the filter. */
export const inAddress = (driver: Driver, sortOtherwise: (page: Page) => Promise<unknown>): Driver => ({
  ...driver,
  events: {
    ...driver.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextButton(page).click();
        await sortOtherwise(page);
        return undefined;
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
});

/** Chooses another order in the list of orders. */
export const selectOther = (otherSort: string) => async (page: Page) => {
  const sort = page.getByLabel('정렬');
  const now = await sort.inputValue();
  await sort.selectOption(now === 'latest' ? otherSort : 'latest');
};

export const none: Act = {};
