import type { Page } from '@playwright/test';
import { listProducts } from '#domain/catalogue/product.ts';
import { listWishes } from '#domain/catalogue/wishlist.ts';
import { listMyComments } from '#domain/community/comment.ts';
import { listFeeds, listFollowedFeeds, listMyFeeds, listMyFeedsOfType } from '#domain/community/feed-list.ts';
import { listLikes, listMyLikes } from '#domain/community/feed-social.ts';
import { listMyQuestions } from '#domain/questions/question.ts';
import { filterReviews, listMyReviews, listReviewable } from '#domain/reviews/review.ts';
import type { Act, Driver } from './driver.ts';
import { nextPage, paged } from './pages.ts';

/** The address owns page and filter of these lists: turning the page is a change of the filter. */
const inAddress = (driver: Driver, sortOtherwise: (page: Page) => Promise<unknown>): Driver => ({
  ...driver,
  events: {
    ...driver.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextPage.press?.(page, event).click();
        await sortOtherwise(page);
        return undefined;
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
});
/** Any order but the one in force, from a menu of which one is chosen. */
async function chooseOtherSort(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^정렬/ }).click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
}
const selectOther = (otherSort: string) => async (page: Page) => {
  const sort = page.getByLabel('정렬');
  const now = await sort.inputValue();
  await sort.selectOption(now === 'latest' ? otherSort : 'latest');
};
const otherType: Act = {
  press: (page) => page.getByRole('group', { name: '피드 종류' }).locator('[aria-pressed="false"]').first(),
};
const none: Act = {};

export const productList = inAddress(
  paged({ flow: 'productList', path: '/products?page=0&size=9&sort=latest' }, [listProducts], none),
  chooseOtherSort,
);
/** A server-rendered page has the marks of a visitor: those of a member load after the start check. */
const MARKS = 'e2e/ssr.spec.ts lets a member arrive on a page of the server';
export const feedList: Driver = {
  ...inAddress(paged({ flow: 'feedList', path: '/feeds' }, [listFeeds], none), selectOther('popular')),
  offscreen: { 'screen.reloaded': MARKS },
};
export const followedFeeds = inAddress(
  paged({ flow: 'followedFeeds', path: '/feeds/following', member: 'user' }, [listFollowedFeeds], none),
  selectOther('popular'),
);
export const myFeeds = paged(
  { flow: 'myFeeds', path: '/my-feeds', member: 'user' },
  [listMyFeeds, listMyFeedsOfType],
  otherType,
);
export const likedFeeds = paged({ flow: 'likedFeeds', path: '/liked-feeds', member: 'user' }, [listMyLikes]);
export const myComments = paged({ flow: 'myComments', path: '/mypage/comments', member: 'user' }, [
  listMyComments,
]);
export const likeUsers = paged(
  {
    flow: 'likeUsers',
    path: '/feed/5',
    reach: (page) => page.getByRole('button', { name: '좋아요한 사람' }).click(),
  },
  [listLikes],
);

/** Reviews are read again when their author deletes one. */
const untilDeleted = (driver: Driver): Driver => ({
  ...driver,
  offscreen: {
    ...driver.offscreen,
    'screen.reloaded': 'the flow reviewRemoval brings it about; e2e/reviews.spec.ts looks at the list',
  },
});
export const reviewList = untilDeleted(
  inAddress(
    paged({ flow: 'reviewList', path: '/products/1/reviews' }, [filterReviews], none),
    selectOther('rating_low'),
  ),
);
export const myReviews = untilDeleted(
  paged({ flow: 'myReviews', path: '/reviews', member: 'user' }, [listMyReviews]),
);
export const myQuestions: Driver = {
  ...paged({ flow: 'myQuestions', path: '/mypage/questions', member: 'user' }, [listMyQuestions]),
  offscreen: { 'screen.reloaded': 'e2e/questions.spec.ts changes a question in the list' },
};
export const reviewableItems = paged(
  { flow: 'reviewableItems', path: '/reviews?tab=waiting', member: 'user' },
  [listReviewable],
);
export const wishlist = paged({ flow: 'wishlist', path: '/wishlist', member: 'user' }, [listWishes]);
