import { expect, expectAccessibleFlow, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

/** Reports a product, which changes nothing for shoppers; the reporters are used by no other test. */
async function report(page: Parameters<typeof bearer>[0], ids: readonly number[]): Promise<void> {
  const headers = await bearer(page, 'doyun');
  for (const targetId of ids) {
    const data = { targetType: 'PRODUCT', targetId, reason: 'OTHER', description: '설명이 실제와 달라요.' };
    const key = `report-desk-${targetId}`;
    await page.request.post('/api/reports', { headers: { ...headers, 'Idempotency-Key': key }, data });
  }
}

test('report queue: cases are decided by keyboard, and selected ones together', async ({ page }) => {
  await test.step('by keyboard: open, move, choose, decide', async () => {
    await report(page, [31, 32, 33]);
    await signIn(page, 'admin');
    await page.goto('/report-manage?type=PRODUCT&reason=OTHER&sort=age');
    const rows = flow(page, 'reportQueue');
    await expect(rows.getByRole('button', { name: /열기$/ }).nth(2)).toBeVisible();

    await page.keyboard.press('j');
    await expect(page).toHaveURL(/open=\d+/);
    const first = page.url();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('설명이 실제와 달라요.')).toBeVisible();
    await expectAccessibleFlow(page, 'reportCase');
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(first);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(first);

    await expect(panel.getByRole('radio', { name: /^판매 중지/ })).toBeVisible();
    await page.keyboard.press('1');
    await expect(panel.getByRole('radio', { name: /^판매 중지/ })).toBeChecked();
    await expect(panel.getByRole('radio', { name: /^삭제/ })).toHaveCount(0);
    await panel.getByRole('radio', { name: /^문제 없음/ }).check();
    await panel.getByRole('textbox', { name: '작성자에게 보낼 안내' }).fill('확인했어요.');
    await panel.getByRole('button', { name: '결정하기' }).click();
    await expect(panel.getByRole('status')).toHaveText('결정했어요.');
  });
  await test.step('selected cases, after one confirmation', async () => {
    await report(page, [34, 35]);
    await page.goto('/report-manage?type=PRODUCT&reason=OTHER');
    await page.getByRole('checkbox', { name: /선택$/ }).nth(1).check();
    await page.getByRole('button', { name: '무시', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1건');
    await question.getByRole('button', { name: '처리', exact: true }).click();
    await expect(page.getByText('1건을 처리했어요.')).toBeVisible();
  });
});
