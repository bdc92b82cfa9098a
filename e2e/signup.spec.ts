import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { openEmail } from './support/shop/emails.ts';
import { joined, type Newcomer, newcomer } from './support/shop/newcomers.ts';

test.use({ baseURL: NAMED_SHOP });
test.describe.configure({ timeout: 90_000 });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillIn(page: Page, { email, password, name, phone }: Newcomer) {
  await field(page, '이메일 (필수)').fill(email);
  await field(page, '비밀번호 (필수)').fill(password);
  await field(page, '비밀번호 확인 (필수)').fill(password);
  await field(page, '이름 (필수)').fill(name);
  await field(page, '휴대전화번호 (필수)').fill(phone);
}

test('sign-up: a new member signs up, verifies the address by e-mail, and logs in', async ({ page }) => {
  const person = newcomer();
  const { email, password } = person;
  await page.goto('/signup');
  await expectAccessible(page);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
  await expect(field(page, '이메일 (필수)')).toBeFocused();
  await expectAccessible(page);
  await fillIn(page, person);
  await expect(page.getByRole('list', { name: '비밀번호에 필요한 것' })).not.toContainText('아직');
  await page.getByRole('button', { name: '이용약관 보기' }).click();
  await expect(page.getByRole('dialog')).toContainText('제1조');
  await page.keyboard.press('Escape');
  await page.getByLabel('필수 항목에 모두 동의해요').check();
  await expect(page.getByRole('checkbox', { name: /혜택과 소식/ })).not.toBeChecked();
  // Typed values are still there after a reload, except the passwords.
  await page.reload();
  await expect(field(page, '이메일 (필수)')).toHaveValue(email);
  await expect(page.getByLabel('이용약관에 동의해요 (필수)')).toBeChecked();
  await expect(field(page, '비밀번호 (필수)')).toHaveValue('');
  await fillIn(page, person);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await expect(page.getByRole('button', { name: '메일 다시 보내기' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);

  const mail = await openEmail(page, email, 'verify');
  await mail.getByRole('link').click();
  await expect(page.getByRole('status')).toContainText('이메일 인증을 마쳤어요');
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
  await expect(field(page, '이메일')).toHaveValue(email);
  await field(page, '비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  const feet = page.getByRole('alertdialog', { name: '발 정보를 적으면 사이즈를 추천해 드려요' });
  await expect(feet).toBeVisible();
  await expectAccessible(page);
  await feet.getByRole('button', { name: '저장' }).click();
  await expect(feet.getByText('발 길이를 입력해 주세요.')).toBeVisible();
  await feet.getByLabel('발 길이 (mm)').fill('245');
  await feet.getByLabel('발볼').selectOption('WIDE');
  await feet.getByRole('button', { name: '저장' }).click();
  await expect(feet).toBeHidden();
  await page.goto('/profile-view');
  await expect(page.getByText('245mm')).toBeVisible();
  await expect(feet).toBeHidden();
});

test('sign-up: an invalid link can be requested again; a known address gets another e-mail, with the same page', async ({
  page,
}) => {
  await test.step('invalid link', async () => {
    await page.goto(`/verify-email#token=${'a'.repeat(43)}`);
    await expect(page.getByText('인증 링크가 올바르지 않아요')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '인증 메일 다시 받기' }).click();
    await expect(field(page, '가입한 이메일')).toBeFocused();
    await field(page, '가입한 이메일').fill('nobody@sinbaljang.test');
    await page.getByRole('button', { name: '인증 메일 다시 받기' }).click();
    await expect(page.getByRole('status')).toContainText('메일을 다시 보냈어요');
  });
  await test.step('known address', async () => {
    const member = await joined(page);
    await page.goto('/signup');
    await fillIn(page, member);
    await page.getByLabel('필수 항목에 모두 동의해요').check();
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('status')).toContainText(member.email);
    const mail = await openEmail(page, member.email, 'already-member');
    await expect(mail).toContainText('이미 가입된 이메일이에요');
  });
});
