import type { Page } from '@playwright/test';
import { expect, loginAs, test } from './support/fixtures.ts';

const WORD = 'W'.repeat(300);
const FEED = '글'.repeat(10_000);
const COMMENTS = /\/api\/feeds\/\d+\/comments/;
/** Fields with names given by people; names of levels are copy of the shop. */
const NAMED = /^(title|tag)$|^(?!userLevel).*[nN](ick)?[nN]?ame$/;

/** Replaces names in answers by 300 letters and texts by 10,000, without a place to break. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part, name)]));
  if (typeof value !== 'string') return value;
  return key === 'content' ? FEED : NAMED.test(key) ? WORD : value;
}

/** The first twenty of five hundred comments. */
function manyComments(body: { data: { pagination: { content: object[] } } }) {
  const { pagination } = body.data;
  const content = Array.from({ length: 20 }, (_, index) => ({
    ...pagination.content[0],
    commentId: 900 + index,
  }));
  const page = { ...pagination, content, totalPages: 25, totalElements: 500 };
  return { ...body, data: { ...body.data, pagination: page, totalComments: 500 } };
}

async function lengthenAnswers(page: Page) {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const real = await response.json();
    const body = COMMENTS.test(route.request().url()) ? manyComments(real) : real;
    return route.fulfill({ response, json: lengthened(body) });
  });
}

/** Calls still in progress at the end of a test do not matter. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ viewport: { width: 390, height: 844 } });

test('long text: names of 300 letters and texts of 10,000 fit a phone', async ({ page }) => {
  await loginAs(page, 'user');
  await lengthenAnswers(page);
  const places = {
    '/feeds': 'feedList',
    '/products/5/reviews': 'reviewList',
    '/liked-feeds': 'likedFeeds',
    '/my-orders': 'orderList',
    '/products': 'productList',
  };
  for (const [path, flow] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', 'loaded.filled');
    expect([path, await beyond(page)]).toEqual([path, 0]);
  }
});

test('long text: five hundred comments are paged by twenty, below a text of 10,000 letters', async ({
  page,
}) => {
  await loginAs(page, 'user');
  await lengthenAnswers(page);
  await page.goto('/feed/5');
  const comments = page.locator('[data-flow="comments"]');
  await expect(comments.getByRole('listitem')).toHaveCount(20);
  await expect(comments.getByRole('button', { name: '댓글 더 보기' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '댓글 500개' })).toBeVisible();
  expect(await beyond(page)).toBe(0);
});
