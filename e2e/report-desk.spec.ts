import { expect, expectAccessible, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

/** Reports of products change nothing that a shopper sees; whoever reports is nobody that other tests log in as. */
async function report(page: Parameters<typeof bearer>[0], ids: readonly number[]): Promise<void> {
  const headers = await bearer(page, 'doyun');
  for (const targetId of ids) {
    const data = { targetType: 'PRODUCT', targetId, reason: 'OTHER', description: '설명이 실제와 달라요.' };
    const key = `report-desk-${targetId}`;
    await page.request.post('/api/reports', { headers: { ...headers, 'Idempotency-Key': key }, data });
  }
}

// All of them work on one queue.
test.describe.configure({ mode: 'serial' });

test('report queue: cases are decided by keyboard, and selected ones together', async ({ page }) => {
  await test.step('by keyboard: open, move, choose, decide', async () => {
    await report(page, [31, 32, 33]);
    await signIn(page, 'admin');
    await page.goto('/report-manage?type=PRODUCT&reason=OTHER&sort=age');
    const rows = flow(page, 'reportQueue');
    await expect(rows.getByRole('button', { name: /열기$/ }).nth(2)).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('j');
    await expect(page).toHaveURL(/open=\d+/);
    const first = page.url();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('설명이 실제와 달라요.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(first);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(first);

    await expect(panel.getByRole('radio', { name: /^판매 중지/ })).toBeVisible();
    await page.keyboard.press('1');
    await expect(panel.getByRole('radio', { name: /^판매 중지/ })).toBeChecked();
    await expect(panel.getByRole('radio', { name: /^삭제/ })).toHaveCount(0);
    await panel.getByRole('radio', { name: /^문제 없음/ }).check();
    await panel.getByRole('textbox', { name: '작성자에게 알릴 말' }).fill('확인했어요.');
    await panel.getByRole('button', { name: '결정하기' }).click();
    await expect(panel.getByRole('status')).toHaveText('결정했어요.');
  });
  await test.step('selected cases, after one confirmation', async () => {
    await report(page, [34, 35]);
    await page.goto('/report-manage?type=PRODUCT&reason=OTHER');
    await page
      .getByRole('checkbox', { name: /고르기$/ })
      .nth(1)
      .check();
    await page.getByRole('button', { name: '무시', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1건');
    await question.getByRole('button', { name: '처리', exact: true }).click();
    await expect(page.getByText('1건을 처리했어요.')).toBeVisible();
  });
});

test('appeals: an appeal is read and granted', async ({ page }) => {
  const by = async (member: Parameters<typeof bearer>[1]) => ({
    ...(await bearer(page, member)),
    'Idempotency-Key': `report-desk-${member}-${Date.now()}`,
  });
  const [admin, author, reporter] = [await by('admin'), await by('alley'), await by('doyun')];
  // Who has decided a case does not judge the objection where somebody else works at the desk.
  const other = await by('helper.desk');
  const found = await page.request.get('/api/admin/users?q=alley%40', { headers: admin });
  const targetId = (await found.json()).data.content[0].userId;
  const reported = { targetType: 'MEMBER', targetId, reason: 'SPAM', description: null };
  await page.request.post('/api/reports', { headers: reporter, data: reported });
  const queue = await page.request.get('/api/admin/reports?type=MEMBER', { headers: admin });
  const { content } = (await queue.json()).data;
  const { caseId, version } = content.find((one: { targetId: number }) => one.targetId === targetId);
  const sanction = { kind: 'WARN', reason: 'SPAM', text: '광고를 올렸어요.' };
  const decided = await page.request.post(`/api/admin/reports/${caseId}/decision`, {
    headers: other,
    data: { decision: 'HIDE', sanction, version },
  });
  expect(decided.ok()).toBe(true);
  const data = { caseId, text: '광고가 아니라 후기였어요.' };
  const objected = await page.request.post('/api/users/me/appeals', { headers: author, data });
  expect(objected.ok()).toBe(true);

  await signIn(page, 'admin');
  await page.goto('/report-manage?view=appeals');
  // The oldest is the first: the desk of the demonstration has one.
  await flow(page, 'appealDesk').getByRole('button', { name: /열기$/ }).last().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('광고가 아니라 후기였어요.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: '답 보내기' }).click();
  await expect(panel.getByText('받아들일지 골라 주세요.')).toBeVisible();
  await panel.getByRole('radio', { name: /^받아들이고/ }).check();
  await panel.getByRole('textbox', { name: /작성자에게 보낼 답/ }).fill('다시 보니 맞아요.');
  await panel.getByRole('button', { name: '답 보내기' }).click();
  await expect(panel).toHaveCount(0);
});
