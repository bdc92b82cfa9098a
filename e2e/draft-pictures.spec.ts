import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, test } from './support/fixtures.ts';
import { untilKept } from './support/kept-pictures.ts';
import { flow, signIn } from './support/shop/members.ts';

test('product draft: pictures survive a reload, and a logout deletes them', async ({ page }) => {
  await signIn(page, 'seller');
  await page.goto('/products/upload');
  const form = flow(page, 'productEditor');
  await form.getByLabel(/^상품 이름/).fill('사진이 남는 로퍼');
  await form.locator('input[type="file"]').first().setInputFiles(PICTURE);
  const chosen = form.locator('img[src^="blob:"]');
  await expect(chosen).toHaveCount(1);
  await untilKept(page, 1);

  await page.reload();
  await expect(form.getByLabel(/^상품 이름/)).toHaveValue('사진이 남는 로퍼');
  await expect(chosen).toHaveCount(1);
  // The file itself was restored, not only its name.
  await expect
    .poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('고른 사진은 남아 있지 않아요')).toHaveCount(0);

  await page.goto('/seller-dashboard');
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await untilKept(page, 0);
});

test('product draft: lost pictures are reported', async ({ page }) => {
  await signIn(page, 'seller');
  await page.goto('/products/upload');
  const form = flow(page, 'productEditor');
  await form.locator('input[type="file"]').first().setInputFiles(PICTURE);
  await untilKept(page, 1);
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('draft-files').onsuccess = done;
      }),
  );
  await page.reload();
  await expect(page.getByText('고른 사진은 남아 있지 않아요')).toBeVisible();
});
