import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';

const bearerOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
});

test('likes: a guest is sent to login and back; a refused like is reverted with a message', async ({
  page,
}) => {
  await test.step('as a guest', async () => {
    await page.goto('/feed/5');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^좋아요 \d/ })
      .click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Ffeed%2F5/);
  });
  await test.step('as a member', async () => {
    await loginAs(page, 'user');
    await page.goto('/feed/5');
    const like = page.getByRole('main').getByRole('button', { name: /^좋아요 \d/ });
    // A server-rendered page shows the marks of a visitor until the start check has ended.
    const known = await page.request.get('/api/feeds/5', { headers: await bearerOf(page) });
    const before = String((await known.json()).data.isLiked);
    await expect(like).toHaveAttribute('aria-pressed', before);
    await page.route('**/likes/toggle', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await like.click();
    await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('다시 시도');
    await expect(like).toHaveAttribute('aria-pressed', before);
  });
});

test('feeds: a feed without pictures is created, commented on, edited and deleted', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/feed-create');
  await page.getByRole('button', { name: '올리기' }).click();
  await expect(page.getByText('제목을 입력해 주세요.')).toBeVisible();
  await page.getByRole('group', { name: '구매한 상품' }).getByRole('checkbox').nth(1).check();
  await page.getByLabel(/^제목/).fill('브라우저에서 쓴 피드');
  await page.getByLabel(/^내용/).fill('한 달 신었더니 더 편해요.');
  await page.getByLabel('해시태그').fill('#편한신발, 산책');
  await page.getByRole('button', { name: '#데일리 달기' }).click();
  await page.getByRole('button', { name: '#산책 빼기' }).click();
  await expect(page.getByLabel('해시태그')).toHaveValue('#편한신발 #데일리');
  await page.getByRole('button', { name: '올리기' }).click();
  await expect(page.getByRole('heading', { name: '브라우저에서 쓴 피드' })).toBeVisible();
  await expect(page.getByRole('link', { name: '#편한신발' })).toBeVisible();
  await page.getByLabel('댓글 쓰기').fill('첫 댓글이에요');
  await page.getByRole('button', { name: '등록' }).dblclick();
  await expect(page.getByText('댓글 1개')).toBeVisible();
  await page.getByRole('button', { name: '댓글 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '댓글 삭제' }).click();
  await expect(page.getByText('댓글 0개')).toBeVisible();
  await page.getByRole('link', { name: '수정' }).click();
  await page.getByLabel(/^제목/).fill('고쳐 쓴 피드');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { name: '고쳐 쓴 피드' })).toBeVisible();
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('heading', { name: '착화 피드' })).toBeVisible();
});

test('votes: a vote is confirmed once, counted and withdrawn', async ({ page }) => {
  await loginAs(page, 'user');
  // A feed of a running event: feeds of other events cannot be voted for.
  const all = await (await page.request.get('/api/events/all?page=1&status=ongoing')).json();
  const entries = await page.request.get(`/api/events/${all.content[0].eventId}/entries`);
  const { content } = (await entries.json()).data;
  await page.goto(`/feed/${content[0].feedId}`);
  const count = page.locator('[data-flow="feedVote"]');
  await page.getByRole('button', { name: '투표하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '투표하기' }).click();
  await expect(count.getByRole('button', { name: '투표 취소' })).toBeVisible();
  await count.getByRole('button', { name: '투표 취소' }).click();
  await expect(count.getByRole('button', { name: '투표하기' })).toBeEnabled();
});

test('feed list: search, type and page are in the address; a phone shows pictures first, in list order', async ({
  page,
}) => {
  await test.step('search, type and page are in the address', async () => {
    await page.goto('/feeds');
    await page.getByRole('button', { name: '상세 검색' }).click();
    await page.getByLabel('피드 검색').fill('완주');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await expect(page).toHaveURL(/q=%EC%99%84%EC%A3%BC/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '10km 완주 기념' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '완주 빼고 검색' })).toBeVisible();
    await page.getByRole('button', { name: '랭킹' }).click();
    await expect(page).toHaveURL(/type=ranking/);
    await page.goBack();
    await expect(page.getByRole('button', { name: '전체' })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('first screen of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/feeds');
    const tiles = page.locator('[data-flow="feedList"] ul > li');
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { left, top } = tile.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    expect(boxes.length).toBeGreaterThan(6);
    expect(boxes[0]?.top).toBeLessThanOrEqual(120);
    // From the top, and in one row from the left.
    const sorted = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
    expect(boxes).toEqual(sorted);
  });
});

test('tagged product: its sizes open in the feed, and one goes into the cart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, 'user');
  await page.goto('/feed/5');
  const open = page.getByRole('button', { name: '사이즈 보기' });
  await open.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await open.click();
  const sheet = page.getByRole('dialog');
  // The own size is advised and selected; the size of the author is marked.
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText(/추천$/);
  await expect(sheet.getByRole('button', { name: /착용$/ })).toBeVisible();
  await expectAccessible(page);
  const added = page.waitForRequest(
    (request) => request.url().endsWith('/api/users/cart/items') && request.method() === 'POST',
  );
  await sheet.getByRole('button', { name: '장바구니 담기' }).dblclick();
  await added;
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('장바구니에 담았어요');
  await expect(page).toHaveURL(/\/feed\/5$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(open).toBeFocused();
});

test('votes: no button for the own entry', async ({ page }) => {
  const headers = await signIn(page, 'seoyeon');
  const mine = await page.request.get('/api/feeds/my/type/event', { headers });
  const entries: { feedId: number; eventStatus: string }[] = (await mine.json()).data.content;
  const own = entries.find(({ eventStatus }) => eventStatus === 'ONGOING');
  await page.goto(`/feed/${own?.feedId}`);
  await expect(page.getByRole('main').getByRole('link', { name: '수정' })).toBeVisible();
  await expect(page.locator('[data-flow="feedVote"]')).toHaveCount(0);
});
