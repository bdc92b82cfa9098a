import { listEvents } from '#domain/events/event.ts';
import type { Driver } from '../driver.ts';
import { nextPage, paged } from '../pages.ts';

/** A page of the server is a visitor's: a member's marks are read once the start check has ended. */
const MARKS = 'e2e/first-page.spec.ts lets a member arrive on a page of the server';

/** The address owns tab and page: turning the page is a change of the filter. */
export const eventList: Driver = {
  ...paged({ flow: 'eventList', path: '/event-list?status=all' }, [listEvents]),
  events: {
    ...paged({ flow: 'eventList', path: '' }, []).events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextPage.press?.(page, event).click();
        await page
          .getByRole('navigation', { name: '이벤트 상태' })
          .locator('a:not([aria-current])')
          .first()
          .click();
        return undefined;
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
  offscreen: { 'screen.reloaded': MARKS },
};
