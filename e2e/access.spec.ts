import { routes } from '#src/app/routes/routes.ts';
import { thorough } from '../scripts/lib/thorough.mjs';
import { expect, loginAs, type Person, test } from './support/fixtures.ts';

const OPEN = [
  '/',
  '/products',
  '/products/1',
  '/products/1/reviews',
  '/categories',
  '/search',
  '/privacy-policy',
  '/recentview',
  '/cart',
  '/payment',
  '/feeds',
  '/feed/1',
  '/events',
  '/event-list',
  '/store',
  '/terms',
];
const LOGIN = [
  '/mypage',
  '/mypage/coupons',
  '/mypage/settings',
  '/feed-edit?id=1',
  '/mypage/comments',
  '/mypage/badges',
  '/mypage/points',
  '/mypage/level',
  '/profile-view',
  '/profile-edit',
  '/account-settings',
  '/withdraw',
  '/reviews/write',
  '/reviews/edit',
  '/feed-create',
  '/my-feeds',
  '/liked-feeds',
  '/become-seller',
];
const LOGIN_NOTICE = ['/wishlist', '/reviews'];
const USER = ['/checkout', '/orders', '/my-orders', '/my-orders/1', '/my-orders/1/claim/1'];
const ADMIN = [
  '/events/create',
  '/events/edit/1',
  '/events/result',
  '/user-manage',
  '/report-manage',
  '/admin/dashboard',
  '/stats-dashboard',
  '/admin/feed-rewards',
  '/mfa-setup',
  '/admin/settings',
  '/admin/profile',
];
const SELLER = ['/seller-mypage', '/store-home', '/product-manage', '/order-manage', '/review-manage'];
const SELLER_PRODUCT = ['/products/upload', '/products/edit/1'];
const BARE = [
  '/login',
  '/mfa-verification',
  '/signup',
  '/find-account',
  '/find-password',
  '/reset-password',
  '/auth/callback',
];
/** There is no such page, for any role. */
const UNKNOWN = ['/mypage/unknown'];
const MOVED: Record<string, string> = {
  '/privacy': '/privacy-policy',
  '/new': '/products',
  '/best': '/products',
  '/register': '/signup',
};
/** The same for pages of the signed-in. */
const MOVED_LOGIN: Record<string, string> = {
  '/profile': '/profile-view',
  '/my-feed': '/my-feeds',
  '/settings': '/account-settings',
};
/** Screens that come later: take one out of this list when you build it. */
const NOT_BUILT = [
  '/events',
  '/event-list',
  '/store',
  '/withdraw',
  '/become-seller',
  ...ADMIN,
  ...SELLER,
  ...SELLER_PRODUCT,
  ...BARE.filter((path) => path !== '/login'),
];
const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Where a person ends who opens `path`; `notice` stays and is told why. */
function expected(path: string, person: Person): string {
  const signedIn = person !== 'visitor';
  if (MOVED[path]) return MOVED[path];
  if (MOVED_LOGIN[path]) return signedIn ? MOVED_LOGIN[path] : '/login';
  // A signed-in person is sent away from the log-in.
  if (path === '/login') return signedIn ? '/' : path;
  if (LOGIN_NOTICE.includes(path)) return signedIn ? path : 'notice';
  if (LOGIN.includes(path)) return signedIn ? path : '/login';
  if (USER.includes(path)) return person === 'user' ? path : 'notice';
  if (ADMIN.includes(path)) return person === 'admin' ? path : signedIn ? '/' : '/login';
  if (SELLER.includes(path)) return person === 'seller' ? path : signedIn ? '/' : '/login';
  if (SELLER_PRODUCT.includes(path)) return person === 'seller' ? path : signedIn ? '/store' : '/login';
  return path;
}

/** Addresses of one class are guarded by one rule; tests/views and tests/server go through all of them for everybody. */
const CLASSES = [
  OPEN,
  LOGIN,
  LOGIN_NOTICE,
  USER,
  ADMIN,
  SELLER,
  SELLER_PRODUCT,
  BARE,
  UNKNOWN,
  Object.keys(MOVED),
  Object.keys(MOVED_LOGIN),
];
const ALL = CLASSES.flat();
const opened = thorough ? ALL : CLASSES.flatMap(([first = '']) => first);
const PEOPLE: readonly Person[] = ['visitor', 'user', 'seller', 'admin'];

for (const person of PEOPLE) {
  test(`routes of every kind open, explain or redirect for: ${person}`, async ({ page }) => {
    test.setTimeout(120_000);
    await loginAs(page, person);
    for (const path of opened) {
      await test.step(path, async () => {
        const target = expected(path, person);
        await page.goto(path);
        // Not the footer's: what the page itself says has come.
        await expect(page.locator('h1, main strong').first()).toBeVisible();
        const where = pathOf(target === 'notice' ? path : target);
        await expect(page).toHaveURL(({ pathname }) => pathname === where);
        const isSoon = NOT_BUILT.includes(where);
        await expect(page.locator('[data-flow="soon"]')).toHaveCount(isSoon ? 1 : 0);
        const isUnknown = UNKNOWN.includes(path);
        await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toHaveCount(
          isUnknown ? 1 : 0,
        );
        if (target === 'notice') {
          const sentence = person === 'visitor' ? '로그인이 필요합니다' : '접근 권한이 없습니다';
          await expect(page.getByText(sentence, { exact: true })).toBeVisible();
        }
      });
    }
  });
}

test('no row of the route table is left out here', () => {
  const patterns = routes.map(({ path }) => path);
  const addresses = ALL.map(pathOf);
  const isListed = (pattern: string) => {
    const fits = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    return addresses.some((path) => fits.test(path));
  };
  expect(patterns.filter((pattern) => !isListed(pattern))).toEqual([]);
});

test('an unknown path is a page of the shop with ways on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '상품' }).click();
  await expect(page).toHaveURL(/\/products/);
});

test('every link of side menu and footer resolves', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
  const links = await page
    .locator('[role="dialog"] a, footer a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(15);
  for (const link of new Set(links)) {
    await page.goto(link);
    await expect(page.locator('h1, strong').first()).toBeVisible();
    await expect(page.getByText('페이지를 찾을 수 없어요')).toHaveCount(0);
  }
});
