import { expect, type Page } from '@playwright/test';
import { countPending } from '#domain/admin/layout/pending-counts.ts';
import { searchAdmin } from '#domain/admin/search/admin-search.ts';
import { withData } from '../answers.ts';
import type { Driver } from '../driver.ts';
import { holdClock } from '../held-clock.ts';

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: '바로 찾기' });

/** Types a text that differs from the one in the box: the same text again would change nothing. */
async function type(page: Page, text: string): Promise<void> {
  const now = await box(page).inputValue();
  await box(page).fill(now === text ? `${text} ` : text);
}

export const adminSearch: Driver = {
  flow: 'adminSearch',
  outlivesScreen: 'the search is in the header of every page',
  member: 'admin',
  changesContext: true,
  path: '/mfa-setup',
  // The delay after a letter ends when the path says so.
  reach: async (page) => {
    await expect(page.getByRole('button', { name: /^바로 찾기/ })).toBeVisible();
    await holdClock(page);
  },
  ports: { find: { asks: [searchAdmin], answer: withData((_, sample) => sample) } },
  events: {
    'search.opened': { before: (page) => page.keyboard.press('Control+k') },
    'search.closed': { before: (page) => page.keyboard.press('Escape') },
    'text.typed': { before: (page, { text }) => type(page, String(text)) },
    'xstate.after.debounce.adminSearch.open.waiting': {
      before: async (page) => {
        const asked = page.waitForRequest(/admin\/search/);
        await page.clock.runFor(150);
        await asked;
      },
    },
    'option.moved': { before: (page) => box(page).press('ArrowDown') },
    'option.chosen': { press: (page) => page.getByRole('option').first() },
    'text.submitted': { before: (page) => box(page).press('Enter') },
  },
  hidden: ({ type }, { state }) => type === 'option.chosen' && state !== 'open.found',
};

export const adminPendingCounts: Driver = {
  flow: 'adminPendingCounts',
  member: 'admin',
  path: '/mfa-setup',
  ports: { load: { asks: [countPending] } },
  events: {},
  offscreen: { 'screen.reloaded': 'every page that is opened counts anew' },
};
