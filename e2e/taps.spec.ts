import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { counting } from './support/layout/taps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const first = (page: Page, href: string) => page.locator(`#main a[href*="${href}"]`).first();

test('taps: a guest finds, buys and pays for a white running shoe in 260 below 100,000 in 14 taps', async ({
  page,
}) => {
  const { tap, fill, count } = counting();
  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: '런닝화', exact: true }));
  const chips = page.getByRole('region', { name: '빠른 필터' });
  await tap(chips.getByRole('button', { name: '화이트' }));
  await expect(page).toHaveURL(/colors=WHITE/);
  await tap(chips.getByRole('button', { name: '~10만원' }));
  await expect(page).toHaveURL(/maxPrice=99999/);
  await tap(chips.getByRole('button', { name: '260mm' }));
  await expect(page).toHaveURL(/sizes=260/);
  await expect(page.getByText(/^[1-9]\d*개의 상품$/)).toBeVisible();
  await tap(first(page, 'color=WHITE&size=260'));
  await expect(page.getByText('선택한 금액 (1켤레)')).toBeVisible();
  await tap(page.getByRole('button', { name: '바로 구매' }));
  await tap(page.getByRole('main').getByRole('link', { name: '로그인', exact: true }));
  await fill(page.getByLabel('이메일', { exact: true }), 'haeun@sinbaljang.test');
  await fill(page.getByLabel('비밀번호', { exact: true }), DEMO_PASSWORD);
  await tap(page.getByRole('button', { name: '로그인', exact: true }));
  await expect(page.getByText('(04782)')).toBeVisible();
  await tap(page.getByLabel(/결제에 동의해요/));
  await tap(page.getByRole('button', { name: /원 결제하기/ }));
  await tap(page.getByRole('button', { name: '승인' }));
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(14);
});

test('taps: two products found by their first letters are compared, and one is added to the wishlist', async ({
  page,
}) => {
  const { tap, fill, count } = counting();
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await tap(box);
  await fill(box, 'ㄱㄹ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  const compare = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /비교하기$/, pressed: false })
      .first();
  await tap(compare());
  await tap(compare());
  await tap(page.getByRole('button', { name: '2개 비교하기' }));
  const table = page.getByRole('dialog', { name: '상품 비교' });
  await expect(table.getByRole('rowheader', { name: '굽 높이' })).toBeVisible();
  await tap(table.getByRole('button', { name: /찜하기$/ }).first());
  // Enter counts as a tap.
  expect(count() + 1).toBeLessThanOrEqual(8);
});

test('taps: a long press on a card adds it to the comparison and opens nothing', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').locator('li:has(figure)').first();
  const add = card.getByRole('button', { name: /비교하기$/ });
  const remove = card.getByRole('button', { name: /비교에서 빼기$/ });
  // A tap is kept until the code of the card is there, a press that began before it is not.
  await add.tap();
  await remove.tap();
  await expect(add).toBeVisible();
  const box = await card.locator('figure').boundingBox();
  if (!box) throw new Error('the card is drawn');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(remove).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('region', { name: '비교함' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  // The next tap counts again.
  await card.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/products\/\d+/);
});
