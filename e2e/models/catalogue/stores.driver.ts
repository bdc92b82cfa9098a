import type { Page } from '@playwright/test';
import { listProducts } from '#domain/catalogue/product.ts';
import { listStores, showStore } from '#domain/catalogue/store.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { listStoreReviews } from '#domain/reviews/store-reviews.ts';
import { type Driver, resource } from '../driver.ts';
import { paged } from '../pages.ts';

export const storeDirectory = resource('storeDirectory', '/store', { asks: [listStores] });
export const storePage = resource('storePage', '/store/1', { asks: [showStore] });

/** One of the lists of the page, each with a pager; the lower ones load when scrolled near. */
const listOf = (flow: string, name: string, asks: readonly Endpoint[], reach?: Driver['reach']): Driver => {
  const driver = paged({ flow, path: '/store/1', ...(reach ? { reach } : {}) }, asks);
  const next = (page: Page) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { name: '다음', exact: true });
  return { ...driver, events: { ...driver.events, 'page.changed': { press: next } } };
};
const toTheEnd = (page: Page) => page.getByRole('region', { name: '판매자 정보' }).scrollIntoViewIfNeeded();

export const storeProducts = listOf('storeProducts', '파는 상품', [listProducts]);
export const storeReviews: Driver = {
  ...listOf('storeReviews', '리뷰', [listStoreReviews], toTheEnd),
  offscreen: {
    'screen.reloaded': 'the flow reviewRemoval brings it about; e2e/reviews.spec.ts looks at a list',
  },
};
export const storeFeeds = listOf('storeFeeds', '이렇게 신었어요', [searchFeeds], toTheEnd);
