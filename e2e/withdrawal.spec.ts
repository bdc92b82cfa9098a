import { expect, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

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
