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
const USER = ['/checkout', '/orders', '/my-orders'];
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
  '/mfa-verification',
  '/signup',
  '/find-account',
  '/find-password',
  '/reset-password',
  '/auth/callback',
];
const MOVED: Record<string, string> = {
  '/privacy': '/privacy-policy',
  '/new': '/products',
  '/best': '/products',
  '/register': '/signup',
};

/** Where a person ends who opens `path`; `notice` stays and is told why. */
function expected(path: string, person: Person): string {
  const signedIn = person !== 'visitor';
  if (MOVED[path]) return MOVED[path];
  if (LOGIN_NOTICE.includes(path)) return signedIn ? path : 'notice';
  if (LOGIN.includes(path)) return signedIn ? path : '/login';
  if (USER.includes(path)) return person === 'user' ? path : 'notice';
  if (ADMIN.includes(path)) return person === 'admin' ? path : signedIn ? '/' : '/login';
  if (SELLER.includes(path)) return person === 'seller' ? path : signedIn ? '/' : '/login';
  if (SELLER_PRODUCT.includes(path)) return person === 'seller' ? path : signedIn ? '/store' : '/login';
  return path;
}

const ALL = [
  ...OPEN,
  ...LOGIN,
  ...LOGIN_NOTICE,
  ...USER,
  ...ADMIN,
  ...SELLER,
  ...SELLER_PRODUCT,
  ...BARE,
  ...Object.keys(MOVED),
];
const PEOPLE: readonly Person[] = ['visitor', 'user', 'seller', 'admin'];

for (const person of PEOPLE) {
  test(`every route opens, explains or redirects for: ${person}`, async ({ page }) => {
    test.setTimeout(120_000);
    await loginAs(page, person);
    for (const path of ALL) {
      await test.step(path, async () => {
        const target = expected(path, person);
        await page.goto(path);
        await expect(page.locator('h1, strong').first()).toBeVisible();
        const where = target === 'notice' ? path : target;
        await expect(page).toHaveURL(({ pathname }) => pathname === where);
        if (target === 'notice') {
          const sentence = person === 'visitor' ? '로그인이 필요합니다' : '접근 권한이 없습니다';
          await expect(page.getByText(sentence, { exact: true })).toBeVisible();
        }
      });
    }
  });
}

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
