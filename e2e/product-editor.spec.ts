import type { Page } from '@playwright/test';
import { fillDate } from '#proof/kit/date-fields.ts';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expectDate } from './support/date-fields.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';
import { fillBasics, fillGrid, publishShoe } from './support/shop/product-form.ts';

/** What these tests have put on sale: shoppers of other tests count what the shop has. */
const onSaleNow: number[] = [];
test.afterEach(async ({ page }) => {
  const headers = await bearer(page, 'seller');
  for (const id of onSaleNow.splice(0)) {
    const { version } = (await (await page.request.get(`/api/seller/products/${id}`, { headers })).json())
      .data;
    const data = { state: 'HIDDEN', version };
    const hidden = await page.request.post(`/api/seller/products/${id}/state`, { headers, data });
    expect(hidden.status()).toBe(200);
  }
});

/** A product on sale with three options of five pieces, made by calls. */
async function onSale(page: Page, headers: Record<string, string>, name: string) {
  const words = {
    name,
    price: 50_000,
    categoryId: 1,
    description: '설명',
    facts: {
      material: '소가죽',
      manufacturer: '나루제화',
      country: '대한민국',
      care: '마른 천으로 닦아요.',
      warranty: '기준에 따라요.',
      serviceContact: '02-123-4567',
      heelMm: 20,
    },
    options: ['250', '255', '260'].map((size) => ({ gender: 'UNISEX', color: 'BLACK', size, stock: 5 })),
  };
  const made = await page.request.post('/api/seller/products', {
    headers: { ...headers, 'idempotency-key': `e2e-${name.length}-${Date.now()}-made` },
    multipart: { product: JSON.stringify(words), mainImages: PICTURE },
  });
  const id = Number((await made.json()).data.productId);
  const state = await page.request.post(`/api/seller/products/${id}/state`, {
    headers,
    data: { state: 'ON_SALE', version: 1 },
  });
  expect([made.status(), state.status()]).toEqual([201, 200]);
  onSaleNow.push(id);
  return id;
}

/** What a person writes in a minute, key by key. */
const MOST_KEYS = 60;

test('product editor: a product of 45 options is entered by keyboard, misses statutory information, and is put on sale', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const headers = await signIn(page, 'seller');
  await page.goto('/products/upload');
  const form = flow(page, 'productEditor');
  await form.getByRole('button', { name: '초안 저장' }).click();
  await expect(form.getByText('상품 이름을 입력해 주세요.')).toBeVisible();
  await fillBasics(page, '나루 로퍼 마흔다섯');
  const { keys, ms } = await fillGrid(page);
  expect(ms).toBeLessThan(60_000);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  test.info().annotations.push({ type: 'keys', description: `${keys} in ${ms} ms` });
  await expectAccessible(page);

  const id = await publishShoe(page);
  onSaleNow.push(Number(id));
  const answer = await page.request.get(`/api/seller/products/${id}`, { headers });
  const { options, state, images } = (await answer.json()).data;
  expect([state, options.length, images.length]).toEqual(['ON_SALE', 45, 1]);
  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: /네이비/ }).click();
  await expect(page.getByRole('main')).toContainText('85,000원');
  await expect(page.getByRole('button', { name: /^300/ })).toBeEnabled();
});

test('product editor: live stock is saved at once, and keeps units sold meanwhile', async ({ page }) => {
  test.setTimeout(90_000);
  const headers = await signIn(page, 'seller');
  const id = await onSale(page, headers, '재고를 세는 로퍼');
  const optionsOf = async () => {
    const answer = await page.request.get(`/api/seller/products/${id}/options`, { headers });
    return (await answer.json()).data;
  };
  const [first, second] = await optionsOf();
  await page.goto(`/products/edit/${id}`);
  const stock = flow(page, 'stockEdit');
  const grid = page.getByRole('grid');
  const cell = (column: number) => grid.locator(`[data-cell="0-${column}"]`);
  // The columns begin with 230, so 250 is the fifth.
  await expect(cell(4)).toHaveText('5');
  // Another tab changes the stock: the first two options have two left, the second four.
  const sold = [
    { optionId: first.optionId, stock: 2, seenStock: 5 },
    { optionId: second.optionId, stock: 4, seenStock: 5 },
  ];
  await page.request.patch('/api/seller/options/stock', {
    headers: { ...headers, 'idempotency-key': `e2e-${id}-sold-meanwhile` },
    data: sold,
  });
  await cell(4).click();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveAttribute('data-state', 'settled');
  // One is fewer than what was sold leaves; three more than five are three more than four.
  await expect(cell(4)).toHaveText(/^2 ?그사이 팔려서/);
  await expect(cell(5)).toHaveText('7');
  expect((await optionsOf()).map((option: { stock: number }) => option.stock)).toEqual([2, 7, 5]);
  await expectAccessible(page);

  // A new size comes with the form, and what is counted apart stays as it is.
  await cell(7).click();
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(flow(page, 'productEditor')).toHaveAttribute('data-state', 'editing.saved');
  expect((await optionsOf()).map((option: { stock: number }) => option.stock)).toEqual([2, 7, 5, 9]);
});

test('product editor: edit conflict with another tab, and a question before leaving', async ({ page }) => {
  test.setTimeout(90_000);
  const headers = await signIn(page, 'seller');
  const id = await onSale(page, headers, '두 탭의 로퍼');
  await page.goto(`/products/edit/${id}`);
  const form = flow(page, 'productEditor');
  await form.getByLabel('상품 이름 (필수)').fill('내가 고친 로퍼');
  await page.request.put(`/api/seller/products/${id}`, {
    headers: { ...headers, 'idempotency-key': `e2e-${id}-other-tab` },
    multipart: { product: JSON.stringify({ name: '다른 탭의 로퍼' }) },
  });
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form.getByText('지금 작성한 내용과 다른 곳: 상품 이름')).toBeVisible();
  await form.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(form).toHaveAttribute('data-state', 'editing.saved');
  await expect(form.getByLabel('상품 이름 (필수)')).toHaveValue('내가 고친 로퍼');

  await form.getByLabel('설명').fill('아직 저장하지 않은 설명');
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '취소' }).click();
  await expect(form.getByLabel('설명')).toHaveValue('아직 저장하지 않은 설명');
  await page.getByRole('banner').getByRole('link').first().click();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).not.toHaveURL(/edit/);
});

test('product editor: a discount gets an end that shoppers see, then a start in the future', async ({
  page,
}) => {
  const headers = await signIn(page, 'seller');
  const id = await onSale(page, headers, `때맞춘 로퍼 ${Date.now()}`);
  await page.goto(`/products/edit/${id}`);
  const form = flow(page, 'productEditor');
  await form.getByLabel('할인 방법').selectOption('RATE_DISCOUNT');
  await form.getByLabel('할인 값 (필수)').fill('20');
  await fillDate(form, '할인 시작', '2099-12-31T18:00');
  await fillDate(form, '할인 종료', '2099-12-30T18:00');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form.getByText('할인이 끝나는 때는 시작하는 때보다 늦어야 해요.')).toBeVisible();
  await fillDate(form, '할인 시작', '');
  await expect(
    form.getByText('고객이 보는 가격 40,000원 (2099년 12월 30일 오후 6:00까지, 그 밖에는 50,000원)'),
  ).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form).toHaveAttribute('data-state', 'editing.saved');
  await page.goto(`/products/${id}`);
  await expect(page.getByText('할인 2099년 12월 30일 오후 6:00까지')).toBeVisible();

  await page.goto(`/products/edit/${id}`);
  await expectDate(form, '할인 종료', '2099. 12. 30. 18:00');
  await fillDate(form, '할인 시작', '2099-12-29T09:00');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form).toHaveAttribute('data-state', 'editing.saved');
  await page.goto(`/product-manage?open=${id}`);
  const panel = page.getByRole('dialog');
  await expect(
    panel.getByText('2099년 12월 29일 오전 9:00부터 2099년 12월 30일 오후 6:00까지 · 예약 할인'),
  ).toBeVisible();
  await page.goto(`/products/${id}`);
  await expect(page.getByText('50,000원').first()).toBeVisible();
  await expect(page.getByText('40,000원')).toHaveCount(0);
});
