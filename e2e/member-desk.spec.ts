import { expect, expectAccessible, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/members.ts';

/** A seller whom no other test logs in as. */
const EMAIL = 'alley@sinbaljang.test';

test('a member is found, opened, seen for a reason, silenced and let go again', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/user-manage');
  await page.getByRole('searchbox', { name: '회원 검색' }).fill('alley@');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/q=alley/);
  const rows = flow(page, 'memberList');
  await expect(rows.getByText('a***y@sinbaljang.test')).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  await expectAccessible(page);

  await rows.getByRole('button', { name: /열기$/ }).first().click();
  await expect(page).toHaveURL(/open=\d+/);
  const panel = page.getByRole('dialog', { name: '골목점장' });
  await expect(panel.getByText('a***y@sinbaljang.test')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: '개인정보 보기' }).click();
  const asked = page.getByRole('dialog', { name: '개인정보 보기' });
  await asked.getByRole('button', { name: '확인' }).click();
  await expect(asked.getByText('보려는 이유를 골라 주세요.')).toBeVisible();
  await asked.getByLabel(/이유/).selectOption('ACCOUNT');
  await asked.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText(EMAIL)).toBeVisible();

  await panel.getByRole('button', { name: '제재하기' }).click();
  const form = page.getByRole('dialog', { name: '제재하기' });
  await form.getByLabel('제재').selectOption('SILENCE');
  await form.getByLabel('기간(일)').fill('3');
  await form.getByLabel(/이유/).selectOption('SPAM');
  await form.getByLabel(/회원에게 보내는 안내/).fill('같은 광고를 여러 번 올렸어요.');
  await form.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText('활동 정지').first()).toBeVisible();
  await panel.getByRole('button', { name: '해제' }).click();
  const lift = page.getByRole('dialog', { name: '해제' });
  await lift.getByLabel(/해제하는 이유/).fill('오해였어요.');
  await lift.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText('해제됨')).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('a member is logged out everywhere after a question, by the keyboard alone', async ({ page }) => {
  const headers = await bearer(page, 'runners');
  await signIn(page, 'admin');
  await page.goto('/user-manage?q=runners%40');
  const opener = flow(page, 'memberList').getByRole('button', { name: /열기$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const press = page.getByRole('button', { name: '모두 로그아웃' });
  await press.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '모두 로그아웃' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('모두 로그아웃했어요.').first()).toBeVisible();
  expect((await page.request.get('/api/users/cart', { headers })).status()).toBe(401);
});
