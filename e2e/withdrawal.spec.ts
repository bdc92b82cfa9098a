import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';
import { joined, type Newcomer, newcomer } from './support/shop/newcomers.ts';

/** Another browser of the same member. */
const elsewhere = (page: Page, { email, password }: Newcomer) =>
  page.request.post('/api/auth/login', {
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/145.0' },
    data: { email, password },
  });

const card = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('withdrawal: a member ends a session, changes the e-mail, exports data and withdraws', async ({
  page,
}) => {
  const member = await joined(page);
  await elsewhere(page, member);
  await signIn(page, member);
  await page.goto('/account-settings');
  await expect(page).toHaveURL(/account-settings$/);
  await card(page, '로그인한 기기').click();
  await expect(page).toHaveURL(/tab=devices/);
  const devices = flow(page, 'sessions');
  await expect(devices.getByText('이 기기')).toBeVisible();
  const firefox = devices.getByRole('button', { name: /Firefox/ });
  await firefox.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(firefox).toHaveCount(0);

  await card(page, '로그인').click();
  await page.getByLabel('새 이메일').fill(newcomer().email);
  await page.getByRole('button', { name: '확인 메일 보내기' }).click();
  await expect(flow(page, 'emailChange')).toHaveAttribute('data-state', 'mailSent');

  await card(page, '개인정보').click();
  const download = page.waitForEvent('download');
  await flow(page, 'dataExport').getByRole('button', { name: '내려받기' }).click();
  expect((await download).suggestedFilename()).toBe('sinbaljang.json');
  await page.getByRole('link', { name: '회원 탈퇴' }).click();
  await expect(flow(page, 'accountWithdrawal')).toHaveAttribute('data-state', /^(ready|blocked)/);
});

test('withdrawal: by keyboard, with a final refusal by the server', async ({ page }) => {
  await signIn(page, 'seoyeon');
  await page.route('**/api/users/me/leaving', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    // As if an order was placed between reading and pressing; the server checks again.
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, blocks: [] } } });
  });
  await page.goto('/withdraw');
  const agree = page.getByLabel('사라지는 것을 확인했고 탈퇴할게요.');
  await agree.focus();
  await page.keyboard.press('Space');
  await expect(agree).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeFocused();
  await page.keyboard.press('Enter');
  // A seeded order is open: the reason is shown beside the button.
  await expect(page.getByRole('alert')).toHaveText('아직 구매를 확정하지 않은 주문이 있어요.');
  await expect(flow(page, 'accountWithdrawal')).toHaveAttribute('data-state', 'ready.refused');
});

test('e-mail links: an invalid one is reported, and its token removed from the address', async ({ page }) => {
  for (const [path, sentence] of [
    ['/email-change', '링크가 올바르지 않거나 시간이 지났어요.'],
    ['/email-undo', '링크가 올바르지 않거나 7일이 지났어요.'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${path}#token=not-a-token-of-ours`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});
