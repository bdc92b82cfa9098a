import { expect, type Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { flow } from './members.ts';

/** Facts that the law requires of a shoe. */
const FACTS: Readonly<Record<string, string>> = {
  소재: '겉감 소가죽, 안감 면, 밑창 고무',
  제조·수입자: '나루제화',
  제조국: '대한민국',
  '취급 방법': '마른 천으로 닦아 주세요.',
  '품질 보증 기준': '소비자분쟁해결기준에 따라요.',
  'A/S 연락처': '나루제화 02-123-4567',
  '굽 높이': '25',
};

/** Fills in a new product in the editor, with its price. */
export async function fillBasics(page: Page, name: string): Promise<void> {
  await page.goto('/products/upload');
  const form = flow(page, 'productEditor');
  await form.getByLabel('상품 이름 (필수)').fill(name);
  await form.getByLabel('카테고리 (필수)').selectOption({ index: 1 });
  await form.getByLabel('판매가 (필수)').fill('100000');
  await form.getByLabel('할인 방식').selectOption('RATE_DISCOUNT');
  await form.getByLabel('할인 값 (필수)').fill('15');
  await expect(form.getByText('고객에게 보이는 가격 85,000원')).toBeVisible();
}

/** What a person types in a minute, key by key. */
const MOST_KEYS = 60;

/** Fills in three colours of fifteen sizes by keyboard, with as many keys and in as much time as a person has in a minute. */
export async function fillGrid(page: Page): Promise<void> {
  const form = flow(page, 'productEditor');
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  // Two and more jamo a syllable: the maximum of keys on a Korean keyboard.
  const word = async (name: string) => {
    keys += name.length * 3;
    await page.keyboard.type(name);
    await key('Enter');
  };
  await form.getByLabel('색상 추가').focus();
  const began = Date.now();
  for (const color of ['블랙', '네이비', '아이보리']) await word(color);
  const grid = form.getByRole('grid', { name: '공용 옵션 재고' });
  await expect(grid.getByRole('row')).toHaveCount(4);
  while (!(await grid.evaluate((node) => node.contains(document.activeElement)))) await key('Tab');
  await key('Control+a');
  for (const digit of '10') await key(digit);
  await key('Enter');
  await expect(form.getByText('옵션 45개, 재고 450켤레')).toBeVisible();
  // The whole first row gets other pieces.
  await key('Control+Home');
  await key('Shift+Space');
  for (const digit of '25') await key(digit);
  await key('Enter');
  await expect(form.getByText('옵션 45개, 재고 675켤레')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  expect(Date.now() - began).toBeLessThan(60_000);
}

/**
 * Expects that publishing is refused without the required facts and works with them; returns the id of the product.
 */
export async function publishShoe(page: Page): Promise<number> {
  const form = flow(page, 'productEditor');
  await form.getByRole('button', { name: '판매 시작' }).click();
  await expect(form).toHaveAttribute('data-state', 'editing.missing');
  // Missing facts are listed, and the first of them has the focus.
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(
    ['대표 사진', ...Object.keys(FACTS)].map((name) => new RegExp(`^${name}: `)),
  );
  await expect(form.getByLabel('대표 사진', { exact: true })).toBeFocused();
  await form.getByRole('alert').getByRole('link', { name: '취급 방법' }).click();
  await expect(form.getByLabel('취급 방법')).toBeFocused();
  await form.getByLabel('대표 사진', { exact: true }).setInputFiles(PICTURE);
  for (const [name, words] of Object.entries(FACTS)) await form.getByLabel(name, { exact: true }).fill(words);
  await form.getByRole('button', { name: '판매 시작' }).click();
  await expect(page).toHaveURL(/\/products\/edit\/\d+$/, { timeout: 20_000 });
  return Number(/\d+$/.exec(page.url())?.[0]);
}
