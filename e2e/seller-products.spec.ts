import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillDate } from '#proof/kit/date-fields.ts';
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

test('seller products: missing requirements are shown, a copy is made and deleted; prices are raised together after a preview', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'seller');
  await test.step('draft and copy', async () => {
    const name = `빠진 것 많은 신발 ${Date.now()}`;
    const id = await draft(page, name, 30_000);
    await page.goto(`/product-manage?q=${encodeURIComponent(name)}`);
    const rows = flow(page, 'sellerProducts');
    await expect(rows.getByRole('table').getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await rows.getByRole('button', { name: /열기$/ }).click();
    await expect(page).toHaveURL(new RegExp(`open=${id}`));
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText('대표 사진을 한 장 이상 올려 주세요.')).toBeVisible();
    await expect(panel.getByRole('button', { name: '판매 시작' })).toHaveCount(0);
    await expect(panel.getByRole('link', { name: '상품 수정' })).toHaveAttribute(
      'href',
      `/products/edit/${id}`,
    );
    await expectAccessible(page);
    await panel.getByRole('button', { name: '복사' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '복사' }).click();
    const copy = page.getByRole('dialog', { name: `${name} (복사)` });
    await expect(copy).toBeVisible();
    await copy.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(copy).toHaveCount(0);
    await expect(rows.getByRole('table').getByRole('row')).toHaveCount(2);
  });
  await test.step('prices together; refused rows stay selected', async () => {
    const word = `묶음 ${Date.now()}`;
    await draft(page, `${word} 싼 것`, 20_000);
    await draft(page, `${word} 비싼 것`, 9_900_000);
    await page.goto(`/product-manage?q=${encodeURIComponent(word)}`);
    const rows = flow(page, 'sellerProducts').getByRole('table').getByRole('row');
    await rows.nth(0).getByRole('checkbox').check();
    const bulk = flow(page, 'bulkEdit');
    await bulk.getByRole('button', { name: '한꺼번에 바꾸기' }).click();
    const form = page.getByRole('dialog', { name: '상품 2개 한꺼번에 바꾸기' });
    await form.getByRole('button', { name: '미리 보기' }).click();
    await expect(form.getByText('1부터 90%까지 올리거나 내릴 수 있어요.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel(/몇 %/).fill('10');
    await form.getByRole('button', { name: '미리 보기' }).click();
    const preview = page.getByRole('dialog', { name: '미리 보기' });
    await expect(preview.getByText('20,000원 → 22,000원')).toBeVisible();
    await expect(preview.getByText('가격은 1,000원부터 10,000,000원까지예요.')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: '1개 바꾸기' }).click();
    await expect(bulk).toHaveAttribute('data-state', 'refused');
    await expect(rows.getByText('22,000원')).toBeVisible();
    await expect(bulk.getByText('1건 골랐어요')).toBeVisible();
  });
});

test('seller products: several discounts get a period; products without a discount stay unchanged', async ({
  page,
}) => {
  const word = `기간 ${Date.now()}`;
  await draft(page, `${word} 하나`, 20_000);
  await draft(page, `${word} 둘`, 30_000);
  await signIn(page, 'seller');
  await page.goto(`/product-manage?q=${encodeURIComponent(word)}`);
  const rows = flow(page, 'sellerProducts').getByRole('table').getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  const bulk = flow(page, 'bulkEdit');
  const preview = page.getByRole('dialog', { name: '미리 보기' });
  const open = () => bulk.getByRole('button', { name: '한꺼번에 바꾸기' }).click();
  await open();
  const form = page.getByRole('dialog', { name: /한꺼번에 바꾸기/ });
  await form.getByLabel(/무엇을/).selectOption('DISCOUNT');
  await form.getByLabel(/할인 값/).fill('10');
  await fillDate(form, '할인 종료', '2099-12-30T18:00');
  await form.getByRole('button', { name: '미리 보기' }).click();
  await expect(preview.getByText('30,000원 → 27,000원 (2099년 12월 30일 오후 6:00까지)')).toBeVisible();
  await preview.getByRole('button', { name: '1개 바꾸기' }).click();
  await expect(rows.getByText('할인 중')).toBeVisible();
  await rows.nth(0).getByRole('checkbox').check();
  await open();
  await form.getByLabel(/무엇을/).selectOption('PERIOD');
  await fillDate(form, '할인 시작', '2099-12-29T18:00');
  await expectAccessible(page);
  await form.getByRole('button', { name: '미리 보기' }).click();
  await expect(preview.getByText('할인이 없는 상품이에요.')).toBeVisible();
  await preview.getByRole('button', { name: '1개 바꾸기' }).click();
  await expect(rows.getByText('예약 할인')).toBeVisible();
});

test('seller products: an export is changed and imported again, with named problems', async ({ page }) => {
  const name = `파일 신발 ${Date.now()}`;
  await draft(page, name, 30_000);
  await signIn(page, 'seller');
  await page.goto(`/product-manage?q=${encodeURIComponent(name)}`);
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
  await choose(written.replace('30000', '35000') + bad);
  await expect(dialog.getByText('판매자 코드나 상품번호를 적어 주세요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '상품 1개 반영하기' }).click();
  await expect(dialog.getByText('상품 1개를 모두 반영했어요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(flow(page, 'sellerProducts').getByText('35,000원')).toBeVisible();
});
