import { expect, expectAccessible, test } from './support/fixtures.ts';
import { goTo } from './support/keyboard.ts';

/** CSS pixels of a millimetre in print. */
const PX_PER_MM = 96 / 25.4;

test('brands: by keyboard from the index over an initial and a brand to its filtered list', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await page.goto('/brands');
  await expectAccessible(page);
  await goTo(
    page,
    main.getByRole('navigation', { name: '첫 글자로 찾기' }).getByRole('link', { name: 'ㅂ' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands#/);
  await goTo(page, main.getByRole('region', { name: 'ㅂ' }).getByRole('link', { name: /베르노/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands\/\d+$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/베르노.*Verno/);
  await expect(main.getByRole('status').first()).toHaveText(/상품 \d+개/);
  await expectAccessible(page);
  await goTo(page, main.getByRole('link', { name: '조건으로 찾기' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?brandId=\d+/);
});

test('filters: foot width, heel and material are chosen by keyboard and kept in the address', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await page.getByRole('button', { name: '필터 열기' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  for (const [group, value] of [
    ['발볼', '넓음'],
    ['굽 높이', '3~5cm'],
    ['소재', '가죽'],
  ] as const) {
    await sheet.getByRole('navigation').getByRole('button', { name: group }).focus();
    await page.keyboard.press('Enter');
    const choice = sheet
      .getByRole('group', { name: group })
      .getByRole('checkbox', { name: new RegExp(`^${value}`) });
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
  }
  await expectAccessible(page);
  await expect(page).toHaveURL(/widths=WIDE.*heels=30.*materials=LEATHER/);
  await sheet.getByRole('button', { name: /상품 .*보기/ }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '발볼 넓음 조건 지우기' })).toBeVisible();
});

test('ruler to print: in print its check line is as long as a bank card, and nothing else is there', async ({
  page,
}) => {
  await page.goto('/foot-ruler');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('img', { name: /종이 자/ });
  const check = await sheet.locator('> line').first().boundingBox();
  expect((check?.width ?? 0) / PX_PER_MM).toBeCloseTo(85.6, 0);
  const lines = await sheet.locator('g').first().locator('rect').boundingBox();
  expect((lines?.height ?? 0) / PX_PER_MM).toBeCloseTo(150, 0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
