import { expect, expectAccessible, test } from './support/fixtures.ts';
import { flow, signIn } from './support/members.ts';
import { PICTURE } from './support/sample-picture.ts';

/** What a person writes in a minute, key by key. */
const MOST_KEYS = 60;
const FACTS: Readonly<Record<string, string>> = {
  소재: '겉감 소가죽, 안감 면, 밑창 고무',
  '굽 높이(mm)': '25',
  제조·수입자: '나루제화',
  제조국: '대한민국',
  '취급 방법': '마른 천으로 닦아 주세요.',
  '품질 보증 기준': '소비자분쟁해결기준에 따라요.',
  'A/S 연락처': '나루제화 02-123-4567',
};

test('a shoe of 45 options is entered with the keyboard alone, lacks what the law wants, and is sold', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const headers = await signIn(page, 'seller');
  await page.goto('/products/upload');
  const form = flow(page, 'productEditor');
  await form.getByRole('button', { name: '초안 저장' }).click();
  await expect(form.getByText('상품 이름을 입력해 주세요.')).toBeVisible();
  await form.getByLabel('상품 이름 (필수)').fill('한강 나루 로퍼 마흔다섯');
  await form.getByLabel('카테고리 (필수)').selectOption({ index: 1 });
  await form.getByLabel('판매가 (필수)').fill('100000');
  await form.getByLabel('할인 방법').selectOption('RATE_DISCOUNT');
  await form.getByLabel('할인 값 (필수)').fill('15');
  await expect(form.getByText('고객이 보는 가격 85,000원')).toBeVisible();

  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  // Two jamo and more a syllable: as many keys as a Korean keyboard takes at most.
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
  // One row differs: up to the first one, all of it, other pieces.
  await key('Control+Home');
  await key('Shift+Space');
  for (const digit of '25') await key(digit);
  await key('Enter');
  await expect(form.getByText('옵션 45개, 재고 675켤레')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  test.info().annotations.push({ type: 'keys', description: `${keys} in ${Date.now() - began} ms` });
  await expectAccessible(page);

  await form.getByRole('button', { name: '판매 시작' }).click();
  await expect(form).toHaveAttribute('data-state', 'editing.missing');
  // What is missing is listed, and the first of it has the keyboard.
  await expect(form.getByRole('alert').getByRole('button')).toHaveText(['대표 사진', ...Object.keys(FACTS)]);
  await expect(form.getByLabel('대표 사진', { exact: true })).toBeFocused();
  await form.getByRole('alert').getByRole('button', { name: '취급 방법' }).click();
  await expect(form.getByLabel('취급 방법')).toBeFocused();

  await form.getByLabel('대표 사진', { exact: true }).setInputFiles(PICTURE);
  for (const [name, words] of Object.entries(FACTS)) await form.getByLabel(name).fill(words);
  await form.getByRole('button', { name: '판매 시작' }).click();
  await expect(page).toHaveURL(/\/products\/edit\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0];
  const answer = await page.request.get(`/api/seller/products/${id}`, { headers });
  const { options, state, images } = (await answer.json()).data;
  expect([state, options.length, images.length]).toEqual(['ON_SALE', 45, 1]);
  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: /네이비/ }).click();
  await expect(page.getByRole('main')).toContainText('85,000원');
  await expect(page.getByRole('button', { name: /^300/ })).toBeEnabled();
});
