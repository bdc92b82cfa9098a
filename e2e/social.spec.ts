import { expect, test } from './support/fixtures.ts';
import { handOn } from './support/hands.ts';
import { expectFocus, press, write } from './support/keyboard.ts';
import { newcomer } from './support/shop/newcomers.ts';
import { sayName } from './support/shop/other-site.ts';

test('social login: signs up by keyboard, and opens the requested page', async ({ page }) => {
  const { email, alias } = newcomer();
  await page.goto('/login?returnTo=%2Fwishlist');
  await press(page, page.getByRole('link', { name: '구글로 계속하기' }));
  await sayName(page, handOn(page, 'keyboard'), '구글', alias, email);
  await expect(page.getByRole('heading', { name: '가입을 마무리해 주세요' })).toBeVisible();
  // The fragment is removed from the address at once.
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByLabel('닉네임')).toHaveValue(alias);
  await write(page, page.getByLabel('닉네임'), `${alias}새`);
  const submit = page.getByRole('button', { name: '가입하고 시작하기' });
  await press(page, submit);
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
  // The missing field has the focus.
  await expectFocus(page.getByLabel('필수 항목에 모두 동의'));
  await page.keyboard.press('Space');
  await press(page, submit);
  await expect(page).toHaveURL(/\/wishlist$/);
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
});
