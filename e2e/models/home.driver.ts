import { categoryOverview } from '#domain/category-overview.ts';
import { listFeedAvailableEvents } from '#domain/event.ts';
import { listFeeds } from '#domain/feed-list.ts';
import { listProducts } from '#domain/product.ts';
import { myProfile } from '#domain/profile.ts';
import { isJson, nothingLike, withData } from './answers.ts';
import { comeBack, type Driver, resource, retry } from './driver.ts';

/** The profile as it is, without the foot size where the sample has no rail of it. */
const footLike = withData((profile, sample) =>
  sample === null && isJson(profile) ? { ...profile, footSize: null } : profile,
);

export const home: Driver = {
  flow: 'home',
  member: 'user',
  path: '/',
  ports: {
    // The rail of the member's size asks for products too, once the profile has told the size.
    loadRails: { asks: [listProducts], only: (query) => !query.has('sizes'), requests: 3 },
    loadEvent: { asks: [listFeedAvailableEvents], answer: nothingLike },
    loadMySize: { asks: [myProfile], answer: footLike },
    loadFeeds: { asks: [listFeeds], answer: nothingLike },
  },
  events: { 'screen.retried': retry('home'), 'screen.reloaded': comeBack },
};

export const categories = resource('categories', '/categories', { asks: [categoryOverview] });
