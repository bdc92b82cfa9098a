import { categoryOverview } from '#domain/catalogue/category-overview.ts';
import { listProducts } from '#domain/catalogue/product.ts';
import { listFeeds } from '#domain/community/feed-list.ts';
import { listFeedAvailableEvents } from '#domain/events/event.ts';
import { nothingLike } from '../answers.ts';
import { comeBack, type Driver, resource, retry } from '../driver.ts';

export const home: Driver = {
  flow: 'home',
  member: 'user',
  path: '/',
  ports: {
    // The rail for the size of the member loads products too: the start check has given the size.
    loadRails: { asks: [listProducts], only: (query) => !query.has('sizes'), requests: 3 },
    loadEvent: { asks: [listFeedAvailableEvents], answer: nothingLike },
    loadMySize: { asks: [listProducts], only: (query) => query.has('sizes'), answer: nothingLike },
    loadFeeds: { asks: [listFeeds], answer: nothingLike },
  },
  events: { 'screen.retried': retry('home'), 'screen.reloaded': comeBack },
  offscreen: {
    'member.arrived': 'e2e/ssr.spec.ts lets a member arrive on a page of the server',
    'member.left':
      'whoever logs out leaves for the front page anew; tests/machines/shell/home.test.ts plays it',
  },
};

export const categories = resource('categories', '/categories', { asks: [categoryOverview] });
