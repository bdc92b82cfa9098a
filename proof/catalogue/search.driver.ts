import type { Page } from '@playwright/test';
import { listProducts } from '#domain/catalogue/product.ts';
import { popularTerms as readPopularTerms, suggest } from '#domain/catalogue/search/search.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { nothingLike } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';

const DEBOUNCE = 'xstate.after.debounce.searchBox.open.waiting';
const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: '상품 검색' });

/** Types a text that differs from the one in the box: the same text again would change nothing. */
async function type(page: Page, text: string): Promise<void> {
  const now = await box(page).inputValue();
  await box(page).fill(now === text ? `${text} ` : text);
}

export const searchBox: Driver = {
  outlivesScreen: 'the box is in the header of every page',
  changesContext: true,
  path: '/privacy-policy',
  // The delay after a letter ends when the path says so.
  reach: async (page) => {
    await box(page).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  ports: { suggest: { asks: [suggest], answer: nothingLike } },
  events: {
    'box.focused': {
      before: async (page, { recent }) => {
        await box(page).blur();
        await page.evaluate(
          (stored) => localStorage.setItem('recentSearches', stored),
          JSON.stringify(recent),
        );
        await box(page).focus();
      },
    },
    'box.left': { before: (page) => box(page).blur() },
    'text.typed': { before: (page, { text }) => type(page, String(text)) },
    [DEBOUNCE]: {
      before: async (page) => {
        const asked = page.waitForRequest(/suggestions/);
        await page.clock.runFor(150);
        await asked;
      },
    },
    'text.submitted': {
      before: async (page, { text }) => {
        const chosen = await box(page).getAttribute('aria-activedescendant');
        if (!chosen && (await box(page).inputValue()).trim() === '') await box(page).fill(String(text));
        await box(page).press('Enter');
      },
    },
    'option.moved': { before: (page) => box(page).press('ArrowDown') },
    'option.chosen': { press: (page) => page.getByRole('option').first() },
    'recent.removed': { press: (page, { label }) => page.getByTitle(`최근 검색어 ${label} 지우기`) },
    'recent.cleared': { press: (page) => page.getByRole('button', { name: '전체 삭제' }) },
    'list.closed': { before: (page) => box(page).press('Escape') },
  },
  hidden: ({ type: event, label }, { state, context: { recent } }) => {
    const stored = state === 'open.recalling' && Array.isArray(recent) ? recent : [];
    if (event === 'option.chosen') return state !== 'open.suggesting' && stored.length === 0;
    if (event === 'recent.removed') return !stored.includes(label);
    return event === 'recent.cleared' && stored.length === 0;
  },
};

export const searchPage: Driver = {
  path: '/search',
  // Before a search the page also loads popular shoes.
  ports: {
    search: {
      asks: [listProducts, searchFeeds, suggest],
      only: (query) => query.has('q') || query.get('sort') !== 'popular',
      answer: nothingLike,
    },
  },
  events: {
    'query.changed': {
      before: async (page, { q }) => {
        // An empty form is not sent; the state before the search is one step back.
        if (q === '') return void (await page.goBack());
        const main = page.getByRole('main');
        await main.getByRole('searchbox').fill(String(q));
        await main.getByRole('button', { name: '검색', exact: true }).click();
      },
    },
    'screen.retried': retry,
  },
  hidden: ({ type: event, q }, { context }) => event === 'query.changed' && q === context.q,
};

export const popularTerms: Driver = {
  path: '/search',
  ports: { load: { asks: [readPopularTerms] } },
  events: {},
};
