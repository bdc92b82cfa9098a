import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anotherBrowser } from './support/another-browser.ts';
import { expect, expectAccessibleFlow, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

const DESK = '/admin/feed-rewards';

/** A seeded member with a pair delivered long ago; no other test of this run pays them rewards. */
const author = 'nari';
let orderItemId: number;
// All tests use the rewards of one member.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  const page = await anotherBrowser(browser);
  const own = await page.request.get('/api/users/orders/items', { headers: await bearer(page, author) });
  orderItemId = (await own.json()).data.items.at(-1).orderItemId;
  await page.context().close();
});

type Earned = { feedId: number; eventId: number; userId: number; points: number };
type Headers = Awaited<ReturnType<typeof bearer>>;

/** The feed shows the pair; its reward is pending for a day. */
async function post(page: Page, admin: Headers): Promise<Earned> {
  const headers = { ...(await bearer(page, author)), 'Idempotency-Key': `reward-${crypto.randomUUID()}` };
  const data = { title: '=보상을 기다리는 피드', content: '편하게 걸었어요.', orderItemId };
  const posted = await page.request.post('/api/feeds/text-only', { headers, data });
  expect(posted.ok()).toBe(true);
  const { feedId } = (await posted.json()).data;
  const found = await page.request.get(`/api/admin/feed-reward-events/feed/${feedId}`, { headers: admin });
  const [event] = await found.json();
  return { feedId, ...event };
}
const remove = async (page: Page, { feedId }: Earned) => {
  const gone = await page.request.delete(`/api/feeds/${feedId}`, { headers: await bearer(page, author) });
  expect(gone.ok()).toBe(true);
};
const balance = async (page: Page): Promise<number> => {
  const headers = await bearer(page, author);
  return (await (await page.request.get('/api/users/points/balance', { headers })).json()).currentPoints;
};
const rowOf = (page: Page, { eventId }: Earned) =>
  flow(page, 'feedRewards')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `보상 ${eventId}번 열기` }) });

test('feed rewards: a waiting reward is found, opened and paid at once, and exported', async ({ page }) => {
  const admin = await signIn(page, 'admin');
  const earned = await post(page, admin);
  const before = await balance(page);
  await page.goto(DESK);
  await expect(flow(page, 'rewardStatistics').getByText('대기', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: '회원 번호 검색' }).fill(String(earned.userId));
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`user=${earned.userId}`));
  const row = rowOf(page, earned);
  await expect(row).toContainText('대기');

  await row.getByRole('button', { name: /열기$/ }).click();
  const panel = page.getByRole('dialog', { name: `보상 ${earned.eventId}번` });
  await expect(panel.getByRole('link', { name: '=보상을 기다리는 피드' })).toBeVisible();
  await expectAccessibleFlow(page, 'feedReward');
  await panel.getByRole('button', { name: '바로 지급' }).click();
  await expect(page.getByRole('status').filter({ hasText: '포인트를 지급했어요.' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(row).toContainText('지급 완료');
  expect(await balance(page)).toBe(before + earned.points);

  const handed = page.waitForEvent('download');
  await flow(page, 'rewardFile').getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await handed;
  expect(file.suggestedFilename()).toMatch(/^feed-rewards-\d{4}-\d\d-\d\d\.csv$/);
  await expect(flow(page, 'rewardFile').getByRole('status')).toHaveText(/^\d+건을 내려받았어요\.$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.every((line) => line.includes(`,${earned.userId},`))).toBe(true);
  expect(lines.find((line) => line.startsWith(`${earned.eventId},`))).toContain(',지급 완료,');
  await remove(page, earned);
});

test('feed rewards: a policy is changed for later rewards, and restored', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(DESK);
  const policies = flow(page, 'rewardPolicies');
  const set = async (points: string) => {
    await policies.getByRole('button', { name: '생일 축하 수정' }).click();
    const form = page.getByRole('dialog', { name: '생일 축하 수정' });
    await form.getByLabel('포인트 (필수)', { exact: true }).fill(points);
    await form.getByRole('button', { name: '저장', exact: true }).click();
    return form;
  };
  const form = await set('');
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expectAccessibleFlow(page, 'rewardPolicyForm');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(await set('1200')).toBeHidden();
  await expect(page.getByText('보상 기준을 바꿨어요.').first()).toBeVisible();
  await expect(policies.getByText('1,200포인트, 하루 1번까지')).toBeVisible();
  const asked = await page.request.get('/api/rewards/policies', { headers: await bearer(page, author) });
  const { data } = await asked.json();
  const birthday = data.find(({ rewardType }: { rewardType: string }) => rewardType === 'BIRTHDAY');
  expect(birthday.points).toBe(1_200);
  await expect(await set('1000')).toBeHidden();
  await expect(policies.getByText('1,000포인트, 하루 1번까지')).toBeVisible();
});
