/** Roles that pages distinguish. */
export const PEOPLE = ['visitor', 'user', 'seller', 'admin'] as const;
export type Viewer = (typeof PEOPLE)[number];

/** What a visitor gets: the page, a notice in its place, or another address. */
export type Gets = 'page' | 'login notice' | 'role notice' | `/${string}`;
export type Rule = Readonly<Record<Viewer, Gets>>;

export const OPEN: Rule = { visitor: 'page', user: 'page', seller: 'page', admin: 'page' };
const LOGIN: Rule = { ...OPEN, visitor: '/login' };
const LOGIN_NOTICE: Rule = { ...OPEN, visitor: 'login notice' };
const USER: Rule = { visitor: 'login notice', user: 'page', seller: 'role notice', admin: 'role notice' };
const ADMIN: Rule = { visitor: '/login', user: '/', seller: '/', admin: 'page' };
const SELLER: Rule = { visitor: '/login', user: '/', seller: 'page', admin: '/' };
const SELLER_GOODS: Rule = { ...SELLER, user: '/store', admin: '/store' };

/** Every restricted address, written by hand: a row with another access contradicts it. */
const RESTRICTED: readonly (readonly [Rule, readonly string[]])[] = [
  [LOGIN_NOTICE, ['/wishlist', '/reviews']],
  [
    LOGIN,
    [
      ...[
        '',
        '/comments',
        '/questions',
        '/inquiries',
        '/inquiries/:id',
        '/badges',
        '/points',
        '/level',
        '/level/ranking',
        '/settings',
        '/coupons',
        '/notices',
        '/purchases',
        '/purchases/:id',
        '/purchases/:id/claim/:itemId',
      ].map((part) => `/mypage${part}`),
      '/profile',
      '/profile-view',
      '/profile-edit',
      '/account-settings',
      '/withdraw',
      '/reviews/write',
      '/reviews/edit',
      '/feed-create',
      '/feed-edit',
      '/my-feeds',
      '/liked-feeds',
      '/feeds/following',
      '/become-seller',
      '/recommend',
    ],
  ],
  [USER, ['/checkout', '/orders', '/my-orders', '/my-orders/:id', '/my-orders/:id/claim/:itemId']],
  [
    ADMIN,
    [
      '/events/create',
      '/events/edit/:id',
      '/events/result',
      '/user-manage',
      '/report-manage',
      '/admin/inquiries',
      '/admin/problem-reports',
      '/admin/dashboard',
      '/stats-dashboard',
      '/admin/feed-rewards',
      '/mfa-setup',
      '/admin/settings',
      '/admin',
      '/admin/profile',
      '/admin/sellers',
      '/admin/coupons',
      '/admin/audit',
    ],
  ],
  [
    SELLER,
    [
      '/seller',
      '/seller-mypage',
      '/store-home',
      '/product-manage',
      '/order-manage',
      '/claim-manage',
      '/review-manage',
      '/question-manage',
      '/inquiry-manage',
      '/settlements',
      '/store-coupons',
    ],
  ],
  [SELLER_GOODS, ['/products/upload', '/products/edit/:id']],
];

export const restrictedPaths: readonly string[] = RESTRICTED.flatMap(([, paths]) => paths);

/** Result of each role at an address of the rows. */
export const ruleOf = (path: string): Rule =>
  RESTRICTED.find(([, paths]) => paths.includes(path))?.[0] ?? OPEN;

/** Addresses that redirect, with their targets. */
export const MOVED: Readonly<Record<string, string>> = {
  '/privacy': '/privacy-policy',
  '/settings': '/account-settings',
  '/new': '/products?page=0&size=20&sort=latest',
  '/best': '/products?page=0&size=20&sort=popular',
  '/my-feed': '/my-feeds',
  '/profile': '/profile-view',
  '/register': '/signup',
};
