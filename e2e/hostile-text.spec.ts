import type { Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, test } from './support/fixtures.ts';
import { bearer, signIn } from './support/shop/members.ts';

const HOSTILE = '<img src="/no-such.png" onerror="document.title=\'hit\'">=HYPERLINK("x")';
/** Names of fields with typed text, at any depth of an answer. */
const TYPED =
  /^(nickname|.*[nN]ame|title|content|text|memo|note|noteToAuthor|description|label|hint|answer|rule|by|decidedBy|givenBy|author|userNickname|device|userAgent|cause|requestId)$/;

function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value === 'object' && value !== null) {
    // The text of a reported thing, and the notes of the audit log.
    const inside = key === 'snapshot' || key === 'detail' ? 'text' : null;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, poisoned(part, inside ?? name)]),
    );
  }
  return typeof value === 'string' && TYPED.test(key) ? HOSTILE : value;
}

async function poisonAnswers(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: poisoned(await response.json()) });
  });
}

/** Pages that `npm test` opens: one of each kind of list, panel and chart (tests/architecture/layers/markup-from-text.test.ts). */
const few = (paths: readonly string[], kinds: readonly string[]): readonly string[] =>
  thorough ? paths : paths.filter((path) => kinds.some((kind) => path.startsWith(kind)));

/** Pages of the desk, with an open panel where there is one. */
async function pages(page: Page): Promise<string[]> {
  const headers = await bearer(page, 'admin');
  const first = async (path: string, id: string) => {
    const { data, content } = await (await page.request.get(path, { headers })).json();
    return Object((content ?? data.content)[0])[id];
  };
  const member = await first('/api/admin/users?q=rough.desk', 'userId');
  const waiting = await first('/api/admin/reports', 'caseId');
  const campaign = await first('/api/admin/coupon-campaigns?state=ENDED', 'campaignId');
  const store = await first('/api/admin/stores', 'storeId');
  return [
    '/user-manage',
    `/user-manage?open=${member}`,
    '/report-manage',
    `/report-manage?open=${waiting}`,
    '/report-manage?view=appeals',
    '/admin/feed-rewards',
    '/admin/coupons',
    `/admin/coupons?open=${campaign}`,
    '/admin/sellers',
    `/admin/sellers?open=${store}`,
    '/admin/audit',
    '/stats-dashboard',
  ];
}

/** Calls still in progress at the end of a test do not matter. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// The test loads a dozen pages.
test.slow();

/** Opens each page with such text in every answer of these calls. */
async function openAll(page: Page, calls: string, paths: readonly string[]): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('no-such.png')) asked.push(request.url());
  });
  await poisonAnswers(page, calls);
  for (const path of paths) {
    await page.goto(path);
    // The text arrived unchanged, so that it could have had an effect.
    await expect(page.getByText('onerror=').first(), path).toBeVisible();
    await expect(page.locator('img[src*="no-such"]'), path).toHaveCount(0);
    expect([path, await page.title()]).not.toEqual([path, 'hit']);
  }
  expect(asked).toEqual([]);
}

test('admin area: names and texts with markup are shown as text in tables and panels', async ({ page }) => {
  await signIn(page, 'admin');
  const kinds = ['/user-manage?', '/report-manage?open', '/admin/coupons?', '/stats-dashboard'];
  await openAll(page, '**/api/admin/**', few(await pages(page), kinds));
});

/** Pages of a seller, each with an open panel. */
async function ownPages(page: Page): Promise<string[]> {
  const headers = await bearer(page, 'seller');
  const first = async (path: string, id: string) => {
    const { data } = await (await page.request.get(path, { headers })).json();
    return Object(data.content[0])[id];
  };
  const product = await first('/api/seller/products', 'productId');
  const order = await first('/api/seller/orders/lines', 'orderId');
  const claim = await first('/api/seller/claims', 'claimId');
  const review = await first('/api/seller/reviews', 'reviewId');
  const settlement = await first('/api/seller/settlements', 'settlementId');
  return [
    '/seller-mypage',
    '/product-manage',
    `/product-manage?open=${product}`,
    '/order-manage',
    `/order-manage?open=${order}`,
    '/claim-manage',
    `/claim-manage?open=${claim}`,
    '/review-manage',
    `/review-manage?open=${review}`,
    `/settlements?open=${settlement}`,
    '/store-home',
  ];
}

test('N-51, N-55: seller area: names and texts with markup are shown as text in tables and panels', async ({
  page,
}) => {
  await signIn(page, 'seller');
  const kinds = ['/product-manage?', '/review-manage?', '/order-manage?', '/store-home'];
  await openAll(page, '**/api/seller/**', few(await ownPages(page), kinds));
});
