import { describe, expect, it } from 'vitest';
import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { eagerScreens } from '#src/app/routes/eager-screens.ts';
import { type LazyArea, lazyAreas } from '#src/app/routes/lazy-areas.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const near = eagerScreens.flatMap((screens) => Object.values(screens));
const far = allScreens.map(([, row]) => row).filter((row) => !near.includes(row));
const addressesOf = ({ path, also = [] }: (typeof near)[number]) => [path, ...also];

const fits = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address.split('?')[0] ?? '');
const isBeneath = (address: string, { beginnings }: LazyArea): boolean =>
  beginnings.some((beginning) => address === beginning || address.startsWith(`${beginning}/`));
const isFar = (address: string): boolean => lazyAreas.some((area) => isBeneath(address, area));

describe('screen rows', () => {
  it('have unique keys and addresses', () => {
    const keys = allScreens.map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    // The order of the near rows does not matter: no address fits two of them.
    const among = allPaths.filter((address) => !isFar(address));
    for (const address of among.map((pattern) => pattern.replace(/:\w+/g, '7')))
      expect(
        among.filter((pattern) => fits(pattern, address)),
        address,
      ).toHaveLength(1);
  });

  it('have titles', () => {
    expect(allScreens.filter(([, { title }]) => !/^[가-힣\d· ]+$/.test(title))).toEqual([]);
  });
});

describe('rows of lazy areas', () => {
  it('are those that their areas load, below their prefixes', async () => {
    const brought = await Promise.all(
      lazyAreas.map(async (area) => ({ area, rows: (await area.load()).screens })),
    );
    expect(brought.flatMap(({ rows }) => Object.values(rows)).length).toBe(far.length);
    for (const { area, rows } of brought) {
      const addresses = Object.values(rows).flatMap(addressesOf);
      expect(addresses.filter((address) => !isBeneath(address, area))).toEqual([]);
      const idle = area.beginnings.filter((beginning) => {
        const only = { ...area, beginnings: [beginning] };
        return !addresses.some((address) => isBeneath(address, only));
      });
      expect(idle).toEqual([]);
    }
    // These pages are rendered in the shell of the shop.
    expect(far.filter(({ bare }) => bare)).toEqual([]);
  });

  it('share no address with eager ones', () => {
    expect(near.flatMap(addressesOf).filter(isFar)).toEqual([]);
  });
});

/** An example of each address built by code, and the row or redirect that it belongs to. */
const BUILT: { readonly [Name in keyof typeof paths]: readonly [string, string] } = {
  home: [paths.home, '/'],
  products: [paths.products({ q: '런닝' }), '/products'],
  search: [paths.search('런닝 화'), '/products'],
  searchPage: [paths.searchPage('런닝 화'), '/search'],
  newest: [paths.newest, '/new'],
  best: [paths.best, '/best'],
  store: [paths.store, '/store'],
  brands: [paths.brands, '/brands'],
  footRuler: [paths.footRuler, '/foot-ruler'],
  categories: [paths.categories, '/categories'],
  product: [paths.product(7), '/products/:id'],
  feeds: [paths.feeds('page=1'), '/feeds'],
  followedFeeds: [paths.followedFeeds('page=1'), '/feeds/following'],
  feed: [paths.feed(7), '/feed/:id'],
  feedCreate: [paths.feedCreate, '/feed-create'],
  feedOf: [paths.feedOf(7), '/feed-create'],
  feedEdit: [paths.feedEdit(7), '/feed-edit'],
  myFeeds: [paths.myFeeds, '/my-feeds'],
  member: [paths.member(7), '/users/:id'],
  likedFeeds: [paths.likedFeeds, '/liked-feeds'],
  myComments: [paths.myComments, '/mypage/comments'],
  events: [paths.events, '/event-list'],
  event: [paths.event(7), '/events/:id'],
  cart: [paths.cart, '/cart'],
  wishlist: [paths.wishlist, '/wishlist'],
  recentView: [paths.recentView, '/recentview'],
  reviews: [paths.reviews, '/reviews'],
  reviewsWaiting: [paths.reviewsWaiting, '/reviews'],
  questions: [paths.questions, '/mypage/questions'],
  inquiries: [paths.inquiries, '/mypage/inquiries'],
  productReviews: [paths.productReviews(7, 'page=1'), '/products/:productId/reviews'],
  reviewWrite: [paths.reviewWrite(7, 8), '/reviews/write'],
  reviewEdit: [paths.reviewEdit(7), '/reviews/edit'],
  orders: [paths.orders, '/my-orders'],
  order: [paths.order(7), '/my-orders/:id'],
  payment: [paths.payment, '/payment'],
  mypage: [paths.mypage, '/mypage'],
  points: [paths.points, '/mypage/points'],
  level: [paths.level, '/mypage/level'],
  badges: [paths.badges, '/mypage/badges'],
  notices: [paths.notices, '/mypage/notices'],
  coupons: [paths.coupons, '/mypage/coupons'],
  addresses: [paths.addresses, '/mypage/settings'],
  profile: [paths.profile, '/profile-view'],
  profileEdit: [paths.profileEdit, '/profile-edit'],
  setUpMfa: [paths.setUpMfa, '/mfa-setup'],
  accountSettings: [paths.accountSettings, '/account-settings'],
  settingsCard: [paths.settingsCard('devices'), '/account-settings'],
  emailUndo: [paths.emailUndo, '/email-undo'],
  withdraw: [paths.withdraw, '/withdraw'],
  login: [paths.login('/cart'), '/login'],
  mfaVerification: [paths.mfaVerification, '/mfa-verification'],
  signup: [paths.signup, '/signup'],
  findAccount: [paths.findAccount, '/find-account'],
  findPassword: [paths.findPassword, '/find-password'],
  help: [paths.help, '/help'],
  terms: [paths.terms, '/terms'],
  privacy: [paths.privacy, '/privacy-policy'],
};

describe('paths', () => {
  it('of inquiries and orders are addresses of rows', () => {
    const patternsOf = (address: string) => allPaths.filter((known) => fits(known, address));
    expect(patternsOf(inquiryPaths.asking)).toEqual(['/mypage/inquiries']);
    expect(patternsOf(inquiryPaths.thread(7))).toEqual(['/mypage/inquiries/:id']);
    expect(patternsOf(orderPaths.checkout([{ optionId: 7, quantity: 1 }]))).toEqual(['/payment']);
    expect(patternsOf(orderPaths.claim(7, 8))).toEqual(['/my-orders/:id/claim/:itemId']);
    expect(patternsOf(orderPaths.complete(7))).toEqual(['/checkout']);
  });

  it.each(Object.entries(BUILT))('%s is an address of a row', (_, [address, pattern]) => {
    expect(allPaths.filter((known) => fits(known, address))).toEqual([pattern]);
  });

  it('of lazy areas are addresses of rows too', () => {
    const built = [
      ...Object.values(sellerPaths),
      ...Object.values(sellerDeskPaths),
      ...Object.values(adminPaths),
    ];
    expect(built.filter((address) => !allPaths.includes(address))).toEqual([]);
  });
});
