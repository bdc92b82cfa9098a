import type { Page } from '@playwright/test';
import { fillDate } from '#proof/kit/date-fields.ts';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

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

type Sold = { optionId: number; stock: number };

test('product editor: live stock is saved at once, an edit conflict is decided, and a discount gets an end that shoppers see', async ({
  page,
}) => {
  const headers = await signIn(page, 'seller');
  const id = await onSale(page, headers, `두 탭의 로퍼 ${Date.now()}`);
  const optionsOf = async (): Promise<Sold[]> => {
    const answer = await page.request.get(`/api/seller/products/${id}/options`, { headers });
    return (await answer.json()).data;
  };
  const stocks = async () => (await optionsOf()).map(({ stock }) => stock);
  const form = flow(page, 'productEditor');
  const save = () => form.getByRole('button', { name: '저장', exact: true }).click();
  await page.goto(`/products/edit/${id}`);
  await test.step('stock is saved at once, and keeps units sold meanwhile', async () => {
    const cell = (column: number) => page.getByRole('grid').locator(`[data-cell="0-${column}"]`);
    // The columns begin with 230, so 250 is the fifth.
    await expect(cell(4)).toHaveText('5');
    // Another tab changes the stock: the first two options have two left, the second four.
    const [first, second] = await optionsOf();
    await page.request.patch('/api/seller/options/stock', {
      headers: { ...headers, 'idempotency-key': `e2e-${id}-sold-meanwhile` },
      data: [
        { optionId: first?.optionId, stock: 2, seenStock: 5 },
        { optionId: second?.optionId, stock: 4, seenStock: 5 },
      ],
    });
    await cell(4).click();
    for (const key of ['1', 'ArrowRight', '8', 'Enter']) await page.keyboard.press(key);
    await expect(flow(page, 'stockEdit')).toHaveAttribute('data-state', 'settled');
    // One is fewer than what was sold leaves; three more than five are three more than four.
    await expect(cell(4)).toHaveText(/^2 ?그사이 판매되어/);
    await expect(cell(5)).toHaveText('7');
    expect(await stocks()).toEqual([2, 7, 5]);
    // A new size comes with the form.
    await cell(7).click();
    for (const key of ['9', 'Enter']) await page.keyboard.press(key);
    await save();
    await expect(form).toHaveAttribute('data-state', 'editing.saved');
    expect(await stocks()).toEqual([2, 7, 5, 9]);
  });
  await test.step('an edit of another tab is shown, and overwritten on request', async () => {
    await form.getByLabel('상품 이름 (필수)').fill('내가 고친 로퍼');
    await page.request.put(`/api/seller/products/${id}`, {
      headers: { ...headers, 'idempotency-key': `e2e-${id}-other-tab` },
      multipart: { product: JSON.stringify({ name: '다른 탭의 로퍼' }) },
    });
    await save();
    await expect(form.getByText('지금 작성한 내용과 다른 곳: 상품 이름')).toBeVisible();
    await form.getByRole('button', { name: '내 내용으로 저장' }).click();
    await expect(form).toHaveAttribute('data-state', 'editing.saved');
    await expect(form.getByLabel('상품 이름 (필수)')).toHaveValue('내가 고친 로퍼');
  });
  await test.step('a discount gets an end', async () => {
    await form.getByLabel('할인 방식').selectOption('RATE_DISCOUNT');
    await form.getByLabel('할인 값 (필수)').fill('20');
    await fillDate(form, '할인 종료', '2099-12-30T18:00');
    await expect(
      form.getByText('고객에게 보이는 가격 40,000원 (2099년 12월 30일 오후 6:00까지, 그 밖에는 50,000원)'),
    ).toBeVisible();
    await save();
    await expect(form).toHaveAttribute('data-state', 'editing.saved');
  });
  await test.step('unsaved fields are asked about before leaving', async () => {
    await form.getByLabel('설명').fill('아직 저장하지 않은 설명');
    const home = page.getByRole('banner').getByRole('link').first();
    const question = page.getByRole('alertdialog');
    await home.click();
    await question.getByRole('button', { name: '취소' }).click();
    await expect(form.getByLabel('설명')).toHaveValue('아직 저장하지 않은 설명');
    await home.click();
    await question.getByRole('button', { name: '나가기' }).click();
    await expect(page).not.toHaveURL(/edit/);
  });
  await page.goto(`/products/${id}`);
  await expect(page.getByText('할인 2099년 12월 30일 오후 6:00까지')).toBeVisible();
});
