import type { Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, test, watchErrors } from './support/fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';
import { untilDrawn } from './support/rendered.ts';

test.use({ comesToLife: false });

type Press = {
  /** Presses before hydration on a server-rendered page. */
  what: string;
  address: string;
  buttons: readonly ((page: Page) => ReturnType<Page['locator']>)[];
  /** Results of the presses after hydration. */
  effect: (page: Page) => Promise<void>;
};

const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();

const chip = (name: string) => (page: Page) =>
  page.getByRole('region', { name: '빠른 필터' }).getByRole('button', { name, exact: true });

const PRESSES: readonly Press[] = [
  {
    what: 'the eye of a password',
    address: '/login',
    buttons: [named('비밀번호 보기')],
    effect: (page) => expect(page.locator('[name="password"]')).toHaveAttribute('type', 'text'),
  },
  {
    what: 'a like, by a visitor',
    address: '/feeds',
    buttons: [named(/^좋아요 \d+$/)],
    effect: (page) => expect(page).toHaveURL(/\/login/),
  },
  {
    what: 'a tab of a public page of a member',
    address: '/users/7',
    buttons: [named(/^리뷰 \d+$/)],
    effect: (page) => expect(named(/^리뷰 \d+$/)(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'a picture of a review',
    address: '/products/1/reviews',
    buttons: [named('리뷰 사진 1 크게 보기')],
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    what: 'two chips of the product list, whose code comes after the page',
    address: '/products',
    buttons: [chip('남성'), chip('260mm')],
    effect: async (page) => {
      await expect(page).toHaveURL(/[?&]genders=MEN/);
      await expect(page).toHaveURL(/[?&]sizes=260/);
    },
  },
  {
    what: 'a kind of feeds, whose code comes after the page',
    address: '/feeds',
    buttons: [named('일상')],
    effect: (page) => expect(page).toHaveURL(/[?&]type=daily/),
  },
];

/** A page that is hydrated at once, one with a dialog, and one whose code comes later; all in `npm run test:all`. */
const CHOSEN = ['/login', '/products/1/reviews', '/products'];
const presses = thorough ? PRESSES : PRESSES.filter(({ address }) => CHOSEN.includes(address));

test('event replay: presses before hydration act once after it', async ({ context }) => {
  for (const { what, address, buttons, effect } of presses)
    await test.step(what, async () => {
      const page = await context.newPage();
      const errors = watchErrors(page);
      await untilDrawn(page.request, address);
      const scripts = await holdScripts(page);
      await scripts.open(address);
      for (const button of buttons) await button(page).click();
      await scripts.release();
      await effect(page);
      expect(errors).toEqual([]);
      await page.close();
    });
});
