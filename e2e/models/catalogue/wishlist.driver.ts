import type { Page } from '@playwright/test';
import {
  clearRecentViews,
  listRecentViews,
  mergeRecentViews,
  removeRecentView,
} from '#domain/catalogue/recent-view.ts';
import { addWish, listWishIds, removeWish } from '#domain/catalogue/wishlist.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { withData } from '../answers.ts';
import { answerQuestion, comeBack, type Driver, retry } from '../driver.ts';

const heart = (page: Page, place = 0) => page.locator('[data-flow="wishlistToggle"]').nth(place);

/** A visitor logs in and returns to the same page. */
async function arrive(page: Page): Promise<void> {
  const start = page.url();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel(/이메일/).fill('minjun@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(start);
}

export const wishlistToggle: Driver = {
  flow: 'wishlistToggle',
  outlivesScreen: 'hearts are one for the whole app, wherever they are drawn',
  path: '/products?page=0&size=9&sort=latest',
  ports: {
    loadIds: { asks: [listWishIds] },
    saveWish: { asks: [addWish, removeWish], requests: 1 },
  },
  events: {
    'member.arrived': { before: arrive },
    'member.left': {
      before: async (page) => {
        await page.getByRole('button', { name: /계정 메뉴$/ }).click();
        await page.getByRole('menuitem', { name: '로그아웃' }).click();
        // The hearts are away at once; the page follows when the server has answered.
        await page.waitForURL(({ pathname }) => pathname === '/');
      },
    },
    // The samples wish for two products; on the page they are the first two.
    'wish.toggled': { press: (page, { productId }) => heart(page, Number(productId) - 1) },
  },
  hidden: ({ type }, { state }) =>
    (type === 'member.arrived' && state !== 'guest') || (type === 'member.left' && state === 'guest'),
};

export const recentViews: Driver = {
  flow: 'recentViews',
  member: 'nari',
  path: async (call) => {
    const views = [1, 2].map((productId) => ({ productId, viewedAt: new Date().toISOString() }));
    await call(mergeRecentViews, { body: { views } });
    return '/recentview';
  },
  ports: {
    loadViews: { asks: [listRecentViews], answer: withData((_, sample) => sample) },
    removeView: { asks: [removeRecentView] },
    clearViews: { asks: [clearRecentViews] },
  },
  events: {
    'view.removed': {
      press: (page) =>
        page
          .locator('[data-flow="recentViews"]')
          .getByRole('button', { name: /지우기$/ })
          .first(),
    },
    'clear.asked': { press: (page) => page.getByRole('main').getByRole('button', { name: '전체 삭제' }) },
    'clear.dismissed': answerQuestion('취소'),
    'views.cleared': answerQuestion('전체 삭제'),
    'screen.retried': retry('recentViews'),
    'screen.reloaded': comeBack,
  },
};
