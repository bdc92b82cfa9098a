import { expect, expectAccessible, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';

// On a desktop it is used by keyboard-member.spec.ts.
test('address search on a phone: inside of the window, found and chosen by keyboard', async ({ page }) => {
  const width = 390;
  await page.setViewportSize({ width, height: 844 });
  await signIn(page, 'nari');
  await page.goto('/mypage/settings');
  await page.getByRole('button', { name: '새 배송지' }).click();
  await page.getByRole('button', { name: '주소 찾기' }).press('Enter');
  const search = page.getByRole('dialog', { name: '주소 찾기' });
  const words = search.getByLabel('도로명이나 건물 이름');
  await expect(words).toBeVisible();
  await words.focus();
  await page.keyboard.type('성수이로');
  await page.keyboard.press('Enter');
  const found = search.getByRole('button', { name: /^04782 / });
  await expect(found).toBeVisible();
  await expectAccessible(page, [], { flow: 'postcode', without: [] });
  const box = await search.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true);
  await found.press('Enter');
  const form = page.getByRole('dialog', { name: '배송지' });
  await expect(form.getByLabel('우편번호')).toHaveValue('04782');
  await expect(form.getByLabel('상세 주소')).toBeFocused();
});
