import { expect, expectAccessibleFlow, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

test('problem report: shown before it is sent, sent once, and taken back', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/mypage/inquiries');
  const opener = page.getByRole('button', { name: '문제 신고', exact: true });
  const dialog = page.getByRole('dialog', { name: '문제 신고' });

  await test.step('the member looks at the file and sends it only with consent', async () => {
    await opener.click();
    await dialog.getByText('보낼 내용 보기').click();
    await expect(dialog.getByText('sinbaljang-log')).toBeVisible();
    await dialog.getByRole('button', { name: '보내기' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('보내려면 동의해 주세요.');
    await expectAccessibleFlow(page, 'problemReport');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '보내기' }).dblclick();
    await expect(dialog).toBeHidden();
  });

  await test.step('the member takes it back', async () => {
    await page.reload();
    await expect(flow(page, 'myProblemReports')).toHaveAttribute('data-state', 'loaded.filled');
    const before = await page.getByRole('button', { name: '지우기', exact: true }).count();
    await page.getByRole('button', { name: '지우기', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기', exact: true }).click();
    await expect(page.getByRole('button', { name: '지우기', exact: true })).toHaveCount(before - 1);
  });
});
