import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { untilKept } from './support/kept-pictures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { PLAIN_PAGES } from './support/plain-pages.ts';
import { flow, signIn } from './support/shop/members.ts';

test('reviews: load when near, are filtered by stars, and keep filters in the address', async ({ page }) => {
  await test.step('the page of all reviews keeps filters in its address', async () => {
    await page.goto('/products/1/reviews');
    await expect(page.getByRole('heading', { name: '고래 로우 스니커즈 리뷰' })).toBeVisible();
    await page.getByLabel('정렬').selectOption('rating_low');
    await expect(page).toHaveURL(/sort=rating_low/);
    await page.getByLabel('사진 리뷰만').check();
    await expect(page).toHaveURL(/photoOnly=true/);
    await page.reload();
    await expect(page.getByLabel('정렬')).toHaveValue('rating_low');
    await page.goBack();
    await expect(page.getByLabel('사진 리뷰만')).not.toBeChecked();
    await expectAccessible(page);
  });
  await test.step('they load when near, and star rows filter them', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/reviews/') && asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto('/products/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 800);
    const block = page.getByRole('region', { name: '리뷰', exact: true });
    await expect(flow(page, 'reviewSummary').getByText(/^리뷰 \d+개$/)).toBeVisible();
    await expect(flow(page, 'reviewList')).toHaveAttribute('data-state', 'loaded.filled');
    await block.getByLabel('별점', { exact: true }).selectOption('1');
    await expect(page.getByText('조건에 맞는 리뷰가 없어요')).toBeVisible();
    await block.getByRole('button', { name: '조건 지우기' }).click();
    await expect(flow(page, 'reviewList')).toHaveAttribute('data-state', 'loaded.filled');
    await expectAccessible(page);
  });
});

test('reviews: one is written from the list of items to review, changed and deleted', async ({ page }) => {
  await signIn(page, 'taeo');
  await page.goto('/reviews');
  await expect(flow(page, 'myReviews')).toHaveAttribute('data-state', 'loaded.filled');
  await expectAccessible(page);
  await page.getByRole('tab', { name: '쓸 수 있는 리뷰' }).click();
  await expect(page).toHaveURL(/tab=waiting/);
  await page.getByRole('main').getByRole('link', { name: '리뷰 쓰기' }).first().click();
  await expect(page.getByText('리뷰를 쓰면 100포인트를 드려요.')).toBeVisible();
  await page.getByRole('button', { name: '리뷰 올리기' }).click();
  await expectAccessible(page);
  await expect(page.getByText('별점을 1점부터 5점 사이에서 골라 주세요.')).toBeVisible();
  await page.getByRole('radio', { name: '3점' }).check();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4점' })).toBeChecked();
  for (const [group, step] of [
    ['사이즈', '작아요'],
    ['쿠션', '푹신해요'],
    ['안정감', '안정적이에요'],
  ] as const)
    await page.getByRole('group', { name: group }).getByRole('radio', { name: step, exact: true }).check();
  await page.getByLabel(/^제목/).fill('브라우저에서 쓴 리뷰');
  await page.getByLabel(/^내용/).fill('열흘 신어 보고 남겨요. 발등이 조금 낮아요.');
  await page.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
  await untilKept(page, 1);
  await page.reload();
  await expect(page.getByLabel(/^제목/)).toHaveValue('브라우저에서 쓴 리뷰');
  await expect(page.locator('main img[src^="blob:"]')).toHaveCount(1);
  await page.getByRole('button', { name: '리뷰 올리기' }).dblclick();
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('100포인트를 드렸어요');
  const mine = page.getByRole('listitem').filter({ hasText: '브라우저에서 쓴 리뷰' });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('포인트 지급 후기');
  await mine.getByRole('button', { name: '리뷰 사진 1 크게 보기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await mine.getByRole('link', { name: '수정' }).click();
  await page.getByLabel(/^제목/).fill('고쳐 쓴 리뷰예요');
  await page.getByRole('button', { name: '올린 사진 1 빼기' }).click();
  await page.getByRole('button', { name: '저장' }).click();
  const changed = page.getByRole('listitem').filter({ hasText: '고쳐 쓴 리뷰예요' });
  await expect(changed).toBeVisible();
  await expect(changed.getByRole('button', { name: /크게 보기/ })).toHaveCount(0);
  await changed.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(changed).toHaveCount(0);
});

test('reviews: a refused helpful toggle is reverted; unbought products cannot be reviewed', async ({
  page,
}) => {
  await test.step('guests are sent to login and back, a refused toggle is reverted', async () => {
    await page.goto('/products/2/reviews');
    await page
      .getByRole('button', { name: /^도움돼요/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fproducts%2F2%2Freviews/);
    await signIn(page, 'seller');
    await page.goto('/products/2/reviews');
    const mark = page.getByRole('button', { name: /^도움돼요/ }).first();
    await page.route('**/helpful', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await mark.click();
    await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('다시 시도');
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await mark.click();
    await expect(mark).toHaveAttribute('data-state', 'settled');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('an unbought product is refused before typing', async () => {
    await page.goto('/reviews/write?productId=1');
    await expect(page.getByText('지금 쓸 수 있는 리뷰가 없어요')).toBeVisible();
    await expect(page.getByLabel(/^제목/)).toHaveCount(0);
  });
});

test('reports: sent once, and the reported review is hidden from the reporter', async ({ page }) => {
  await signIn(page, 'runners');
  await page.goto('/products/3/reviews');
  const others = page.getByRole('button', { name: '신고', exact: true });
  await expect(others.first()).toBeVisible();
  const before = await others.count();
  await others.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('신고 사유').selectOption('ADVERTISING');
  await dialog.getByRole('button', { name: '신고하기' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('신고를 받았어요. 확인하고 조치할게요.').first()).toBeVisible();
  await expect(others).toHaveCount(before - 1);
  await page.reload();
  await expect(others).toHaveCount(before - 1);
});

test.describe('review page', () => {
  test.use(PLAIN_PAGES);

  test('keeps the statistics if the list fails, with a retry', async ({ page }) => {
    await page.route('**/filter?*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto('/products/1/reviews');
    await expect(flow(page, 'reviewList').getByRole('alert')).toBeVisible();
    await expect(flow(page, 'reviewSummary').getByText(/^리뷰 \d+개$/)).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(flow(page, 'reviewList')).toHaveAttribute('data-state', 'loaded.filled');
  });
});
