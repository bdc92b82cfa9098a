import { ASKING_LISTS } from './growth-asking-lists.ts';
import { type GrowthList, list, whole, word } from './growth-list.ts';
import { STORE_LISTS } from './growth-store-lists.ts';

const CATALOGUE: readonly GrowthList[] = [
  list('visitor', 'products', '/api/products?size=9', 20_000),
  list('visitor', 'products, popular', '/api/products?size=9&sort=popular', 20_000),
  list('visitor', 'products, by price', '/api/products?size=9&sort=price_asc', 20_000),
  list(
    'visitor',
    'products, price limits',
    '/api/products?size=9&minPrice=50000&maxPrice=99999&sort=price_desc',
    1_000,
  ),
  list('visitor', 'products, by discount', '/api/products?size=9&sort=discount_desc', 20_000),
  list('visitor', 'products, by name', '/api/products?size=9&sort=name_asc', 20_000),
  list('visitor', 'products, three filters', '/api/products?size=9&colors=NAVY&sizes=260&categoryId=1'),
  list('visitor', 'products, in stock', '/api/products?size=9&inStockOnly=true', 20_000),
  list('visitor', 'products, common word', `/api/products?size=9&q=${word('스니커즈')}`),
  list('visitor', 'products, initials', `/api/products?size=9&q=${word('ㄱㅇ')}`),
  list('visitor', 'products, no such word', `/api/products?size=9&q=${word('없는말임')}`),
  whole('visitor', 'facets', '/api/products/facets?colors=NAVY&sizes=260'),
  whole('visitor', 'facets, price limits', '/api/products/facets?minPrice=50000&maxPrice=99999'),
  whole('visitor', 'categories', '/api/products/categories/overview'),
  whole('visitor', 'suggestions', `/api/search/suggestions?q=${word('가온')}`),
  whole('visitor', 'popular terms', '/api/search/popular'),
];

const COMMUNITY: readonly GrowthList[] = [
  list('visitor', 'feeds', '/api/feeds?size=12', 20_000),
  list('visitor', 'feeds, popular', '/api/feeds?size=12&sort=popular', 800),
  list('visitor', 'feeds of a type', '/api/feeds?size=12&feedType=EVENT', 800),
  list('visitor', 'feeds of a member', '/api/users/1/feeds?size=12'),
  list('visitor', 'feed search, common word', `/api/feeds/search?size=12&q=${word('한강')}`),
  list('visitor', 'feed search, every text', `/api/feeds/search?size=12&q=${word('산책')}&sort=popular`),
  list('visitor', 'feed search, one letter', `/api/feeds/search?size=12&q=${word('강')}`),
  list(
    'visitor',
    'feed search, rare word',
    `/api/feeds/search?size=12&q=${word(String.fromCharCode(50_300))}`,
  ),
  list('visitor', 'feed search, no such word', `/api/feeds/search?size=12&q=${word('없는말임')}`),
  list('visitor', 'feed search, tag', `/api/feeds/search?size=12&hashtags=${word('한강산책')}`),
  list('visitor', 'feed search, product name', `/api/feeds/search?size=12&productName=${word('스니커즈')}`),
  list('visitor', 'feed search, one product', '/api/feeds/search?size=12&productId=1000'),
  list('visitor', 'feed search, days', '/api/feeds/search?size=12&startDate=2020-01-01&endDate=2020-02-01'),
  list('visitor', 'comments of the newest feed', '/api/feeds/:newestFeed/comments?size=20'),
  list('visitor', 'members who like it', '/api/feeds/:newestFeed/likes?size=20'),
  list('visitor', 'reviews of a product', '/api/reviews/products/1/filter?size=10', 900),
  list('visitor', 'reviews, best first', '/api/reviews/products/1/filter?size=10&sort=rating_high', 900),
  list('visitor', 'reviews with pictures', '/api/reviews/products/1/filter?size=10&photoOnly=true'),
  list('visitor', 'questions about a product', '/api/questions/products/1?size=5', 900),
  list('visitor', 'questions, by word', `/api/questions/products/1?size=5&q=${word('발볼')}`, 900),
  list('visitor', 'questions, no such word', `/api/questions/products/1?size=5&q=${word('없는말임')}`),
  whole('visitor', 'review statistics', '/api/reviews/products/1/statistics'),
];

const OWN: readonly GrowthList[] = [
  list('user', 'my orders', '/api/users/orders?size=10'),
  list('user', 'my orders, by name', `/api/users/orders?size=10&q=${word('스니커즈')}`),
  list('user', 'my orders, by number', '/api/users/orders?size=10&q=5000'),
  whole('user', 'my order counts', '/api/users/orders/counts'),
  whole('user', 'bought items', '/api/users/orders/items'),
  whole('user', 'bought items, by name', `/api/users/orders/items?size=12&q=${word('스니커즈')}`),
  list('user', 'my feeds', '/api/feeds/my?size=12'),
  list('user', 'stores I follow', '/api/users/me/followed-stores?size=20'),
  list('user', 'feeds I like', '/api/feeds/my-likes?size=12'),
  whole('user', 'ids of feeds I like', '/api/feeds/my-likes/ids'),
  list('user', 'my comments', '/api/feeds/my-comments?size=20'),
  list('user', 'my questions', '/api/user/questions/my?size=10'),
  list('user', 'my reviews', '/api/user/reviews/my?size=10'),
  list('user', 'items that wait for a review', '/api/user/reviews/waiting?size=10'),
  list('user', 'my points', '/api/users/points/transactions?size=10'),
  whole('user', 'my balance', '/api/users/points/balance'),
  whole('user', 'points that expire', '/api/users/points/expiring'),
  list('user', 'my activities', '/api/users/level/me/activities?size=10'),
  whole('user', 'my level', '/api/users/level/me'),
  whole('user', 'my points by day', '/api/users/me/activity/daily-points'),
  list('user', 'wishes', '/api/users/wishlist?size=20'),
  whole('user', 'ids of wishes', '/api/users/wishlist/ids'),
  list('user', 'notices', '/api/users/notices?size=20'),
];

const REWARDS = '/api/admin/feed-reward-events';

const DESK: readonly GrowthList[] = [
  list('admin', 'members', '/api/admin/users?size=20', 400),
  list('admin', 'members, by nickname', '/api/admin/users?size=20&sort=nickname', 400),
  list('admin', 'members, by level', '/api/admin/users?size=20&sort=level', 400),
  list('admin', 'members, held', '/api/admin/users?size=20&status=HELD', 10),
  list('admin', 'members, locked', '/api/admin/users?size=20&status=LOCKED'),
  list('admin', 'members, never here', '/api/admin/users?size=20&seen=NEVER', 400),
  list('admin', 'members, this week', '/api/admin/users?size=20&seen=WEEK'),
  list('admin', 'members, by word', `/api/admin/users?size=20&q=${word('자람77')}`, 3),
  list('admin', 'members, by two letters', `/api/admin/users?size=20&q=${word('람7')}`, 10),
  list('admin', 'members, by digits', '/api/admin/users?size=20&q=0100', 1),
  list('admin', 'cases', '/api/admin/reports?size=20', 200),
  list('admin', 'cases, by age', '/api/admin/reports?size=20&sort=age', 200),
  list('admin', 'cases, of a reason', '/api/admin/reports?size=20&reason=SPAM', 50),
  list('admin', 'cases, of a kind and weight', '/api/admin/reports?size=20&type=FEED&min=10', 50),
  list('admin', 'cases, decided', '/api/admin/reports?size=20&state=RESOLVED', 90),
  list('admin', 'appeals', '/api/admin/appeals?size=20&state=WAITING', 40),
  list('admin', 'appeals, decided', '/api/admin/appeals?size=20&state=DENIED', 40),
  list('admin', 'rewards', `${REWARDS}?size=20`, 400),
  list('admin', 'rewards, by points', `${REWARDS}?size=20&sortBy=points`, 400),
  list('admin', 'rewards, failed', `${REWARDS}?size=20&eventStatus=FAILED`, 400),
  list('admin', 'rewards, of days', `${REWARDS}?size=20&startDate=2026-01-01&endDate=2026-12-31`, 400),
  list('admin', 'rewards, of a kind that is rare', `${REWARDS}?size=20&rewardType=BIRTHDAY`),
  whole('admin', 'reward figures', `${REWARDS}/summary`),
  list('admin', 'campaigns', '/api/admin/coupon-campaigns?size=20'),
  whole('admin', 'trail', '/api/admin/audit?size=50'),
  whole('admin', 'badges of the menu', '/api/admin/waiting'),
  whole('admin', 'jump, common word', `/api/admin/search?q=${word('스니커즈')}`),
  whole('admin', 'jump, half a letter', `/api/admin/search?q=${word('가오')}`),
  whole('admin', 'jump, no such word', `/api/admin/search?q=${word('없는말임')}`),
  whole('admin', 'jump, two letters', '/api/admin/search?q=x9'),
  whole('admin', 'jump, words of cases', `/api/admin/search?q=${word('산책')}`),
  whole('admin', 'jump, any order', '/api/admin/search?q=S2026'),
  whole('admin', 'jump, number', '/api/admin/search?q=50007'),
];

const EVENTS: readonly GrowthList[] = [
  list('visitor', 'events', '/api/events/all?size=20', 20),
  list('visitor', 'events, by word', `/api/events/all?size=20&keyword=${word('이벤트 49')}`, 1),
  list('visitor', 'events that are over', '/api/events/search?size=20&status=ended&sort=past', 20),
  whole('visitor', 'events that a feed can enter', '/api/events/feed-available'),
  whole('visitor', 'an event with a thousand entries', '/api/events/:bigEvent'),
  list('visitor', 'its entries, by votes', '/api/events/:bigEvent/entries?size=20&sort=votes', 45),
  list('visitor', 'its entries, by chance', '/api/events/:bigEvent/entries?size=20&sort=random', 45),
  list('visitor', 'its entries, newest first', '/api/events/:bigEvent/entries?size=20&sort=latest', 45),
  whole('user', 'may I enter', '/api/events/:bigEvent/eligibility'),
  list('user', 'events, with my marks', '/api/events/all?size=20', 20),
  list('admin', 'results', '/api/admin/events/results?size=20', 20),
  list(
    'admin',
    'results, by word and state',
    `/api/admin/events/results?size=20&state=NONE&q=${word('이벤트')}`,
  ),
  // What looks odd shows among all votes of an event: they share the goal of its own lists.
  { ...list('admin', 'votes of an event', '/api/admin/events/:bigEvent/votes?size=20', 400), goal: 100 },
  {
    ...list('admin', 'votes that look odd', '/api/admin/events/:bigEvent/votes?size=20&flag=BURST', 1),
    goal: 100,
  },
];

/** Every list of the shop that grows; of one whose length is not said, a deep page is far past the end. */
export const GROWTH_LISTS: readonly GrowthList[] = [
  ...CATALOGUE,
  ...COMMUNITY,
  ...OWN,
  ...STORE_LISTS,
  ...EVENTS,
  ...ASKING_LISTS,
  ...DESK,
];

/** A page that no list reaches, within the numbers that the shop accepts. */
export const FAR = 900_000;
