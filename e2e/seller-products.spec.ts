import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

/** Creates a draft of the seller that no other test uses. */
async function draft(page: Page, name: string, price: number): Promise<number> {
  const headers = await bearer(page, 'seller');
  const options = [{ gender: 'UNISEX', size: '260', color: 'BLACK', stock: 2 }];
  const answer = await page.request.post('/api/seller/products', {
    headers,
    multipart: { product: JSON.stringify({ name, price, categoryId: 1, options }) },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.productId;
}

test('seller products: several are changed after a preview; an export is changed and imported again', async ({
  page,
}) => {
  const name = `파일 신발 ${Date.now()}`;
  await draft(page, name, 30_000);
  await draft(page, `${name} 비싼 것`, 9_900_000);
  await signIn(page, 'seller');
  await page.goto(`/product-manage?q=${encodeURIComponent(name)}`);
  await test.step('the dialogs of a bulk change are accessible, refused rows stay selected', async () => {
    const rows = flow(page, 'sellerProducts').getByRole('table').getByRole('row');
    await rows.nth(0).getByRole('checkbox').check();
    const bulk = flow(page, 'bulkEdit');
    await bulk.getByRole('button', { name: '한 번에 수정' }).click();
    const form = page.getByRole('dialog', { name: '상품 2개 한 번에 수정' });
    await form.getByRole('button', { name: '미리 보기' }).click();
    await expect(form.getByText('1부터 90%까지 올리거나 내릴 수 있어요.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel(/비율/).fill('10');
    await form.getByRole('button', { name: '미리 보기' }).click();
    const preview = page.getByRole('dialog', { name: '미리 보기' });
    await expect(preview.getByText('30,000원 → 33,000원')).toBeVisible();
    await expect(preview.getByText('가격은 1,000원부터 10,000,000원까지예요.')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: '1개 바꾸기' }).click();
    await expect(bulk).toHaveAttribute('data-state', 'refused');
    await expect(rows.getByText('33,000원')).toBeVisible();
    await expect(bulk.getByText('1건 선택했어요')).toBeVisible();
  });
  await test.step('the header row stays below the header of the shop, also where the table scrolls sideways', async () => {
    await page.goto('/product-manage');
    const head = page.getByRole('columnheader', { name: '상품', exact: true });
    await expect(head).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(60);
    await page.setViewportSize({ width: 800, height: 500 });
    const box = page.locator('[data-overflows] > div', { has: page.getByRole('table') });
    await box.evaluate((element) => element.scrollTo(40, 200));
    await expect(box).toHaveAttribute('data-scrolled');
    const [at, place] = [await head.boundingBox(), await box.boundingBox()];
    // The column of checkboxes is 44 px wide.
    expect([at?.x, at?.y]).toEqual([(place?.x ?? 0) + 44, place?.y]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goBack();
  });
  const taken = page.waitForEvent('download');
  await flow(page, 'productFile').getByRole('button').click();
  const path = await (await taken).path();
  await expect(flow(page, 'productFile')).toHaveAttribute('data-state', 'handed');
  const written = await readFile(path, 'utf8');
  expect(written).toContain(name);
  await page.getByRole('button', { name: '파일로 등록·수정' }).click();
  const dialog = page.getByRole('dialog', { name: '상품 파일 올리기' });
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(written);
  await expect(dialog.getByText('이 파일로 달라지는 상품이 없어요.')).toBeVisible();
  const bad = ',,,,,,,,,,,,,,,남성,블랙,260,1,,\r\n';
  await choose(written.replace('33000', '35000') + bad);
  await expect(dialog.getByText('판매자 코드나 상품번호를 적어 주세요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '상품 1개 반영하기' }).click();
  await expect(dialog.getByText('상품 1개를 모두 반영했어요.')).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(flow(page, 'sellerProducts').getByText('35,000원')).toBeVisible();
});
