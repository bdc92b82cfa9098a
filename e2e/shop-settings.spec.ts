import { readFile } from 'node:fs/promises';
import { expect, expectAccessibleFlow, test } from './support/fixtures.ts';
import { bearer, signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';

test.describe.configure({ mode: 'serial' });

test('settings: one is saved, an edit conflict shows the other version; a category is added, moved and deleted', async ({
  page,
}) => {
  test.slow();
  const headers = await signIn(page, 'admin');
  await test.step('setting', async () => {
    await page.goto('/admin/settings');
    const hours = page.getByLabel('종료 몇 시간 전부터', { exact: true });
    await hours.fill('6');
    await page.getByRole('button', { name: '순위 비공개 저장' }).click();
    await expect(page.getByText('저장했어요. 몇 초 안에 모두에게 보여요.')).toBeVisible();
    await expectAccessibleFlow(page, 'settings');

    const read = await page.request.get('/api/admin/settings', { headers });
    const known = (await read.json()).data.find(({ key }: { key: string }) => key === 'blackout');
    expect(known.value).toEqual({ hours: 6 });
    // A change from another tab that comes first.
    const said = { key: 'blackout', value: { hours: 8 }, version: known.version };
    expect((await page.request.put('/api/admin/settings', { headers, data: said })).status()).toBe(200);
    await hours.fill('7');
    await page.getByRole('button', { name: '순위 비공개 저장' }).click();
    await expect(page.getByText('그사이 다른 관리자가 바꿨어요')).toBeVisible();
    await page.getByRole('button', { name: '이 값 유지' }).click();
    await expect(hours).toHaveValue('8');
  });
  await test.step('category, by keyboard', async () => {
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: '카테고리 추가' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('코드').fill('TRIAL_SHOES');
    await form.getByLabel('이름').fill('시험 신발');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form).toBeHidden();
    const up = page.getByRole('button', { name: '시험 신발 위로' });
    await up.focus();
    const moved = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/categories'));
    await page.keyboard.press('Enter');
    expect((await moved).status()).toBe(200);
    await page.getByRole('button', { name: '시험 신발 삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('시험 신발')).toHaveCount(0);
  });
});

test('brands: one is added and merged by keyboard, and shoppers find its products by its name', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: '브랜드 추가' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('한글 이름').fill('시험 상표');
  await form.getByLabel('다른 이름').fill('시험표, 시험 표');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form).toBeHidden();
  const merge = page.getByRole('button', { name: '시험 상표 합치기' });
  await merge.focus();
  await page.keyboard.press('Enter');
  await form.getByLabel('합칠 브랜드').selectOption('두발로');
  await expectAccessibleFlow(page, 'brandMerge');
  await form.getByRole('button', { name: '합치기' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(/Dubalo, .*시험 상표/)).toBeVisible();
  await page.goto('/products?q=시험표');
  await expect(page.getByText('브랜드', { exact: true }).first()).toBeVisible();
  const listed = await page.request.get('/api/products?q=시험표');
  expect((await listed.json()).data.totalElements).toBeGreaterThan(0);
});

test('stores: one is paused with a reason and resumed; its audit entries are one press away', async ({
  page,
}) => {
  test.slow();
  const headers = await signIn(page, 'admin');
  await test.step('a store is paused and resumed', async () => {
    const stores = await page.request.get('/api/admin/stores?sort=name', { headers });
    const { name } = (await stores.json()).data.content.at(-1);
    await page.goto('/admin/sellers?sort=name');
    await page.getByRole('button', { name: `${name} 판매 중지` }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('이유').fill('서류를 확인하고 있어요');
    await form.getByRole('button', { name: '판매 중지' }).click();
    await expect(
      page
        .getByRole('row', { name: new RegExp(name) })
        .getByText('판매 중지')
        .first(),
    ).toBeVisible();
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: /판매 재개$/ })
      .click();
    const again = page.getByRole('dialog');
    await again.getByRole('button', { name: '판매 재개' }).click();
    await expect(again.getByText(/이유/).first()).toBeVisible();
    await again.getByLabel('이유').fill('서류를 확인했어요');
    await again.getByRole('button', { name: '판매 재개' }).click();
    await expect(page.getByRole('button', { name: `${name} 판매 중지` })).toBeVisible();
  });
  await test.step('audit entries', async () => {
    const found = await page.request.get('/api/admin/users?q=alley%40', { headers });
    const { userId, nickname } = (await found.json()).data.content[0];
    await page.goto(`/user-manage?open=${userId}`);
    await page.getByRole('link', { name: `${nickname} 감사 기록 보기` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/audit\\?targetType=MEMBER&targetId=${userId}$`));
    await expect(page.getByRole('table', { name: '감사 기록' }).getByText('회원 열람').first()).toBeVisible();
    await page.goto('/admin/sellers?sort=name');
    await page
      .getByRole('link', { name: /감사 기록 보기$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/targetType=STORE&targetId=\d+$/);
  });
});

test('audit log: verified on request and read further back', async ({ page }) => {
  const headers = await bearer(page, 'admin');
  for (let index = 0; index < 3; index += 1)
    await page.request.get('/api/admin/search?q=sinbaljang', { headers });
  await signIn(page, 'admin');
  await page.goto('/admin/audit');
  await expect(page.getByRole('table', { name: '감사 기록' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: '지금 검증' }).click();
  await expect(page.getByText(/이상이 없어요|이상이/)).toBeVisible();
  await expectAccessibleFlow(page, 'auditChain');
  await page.reload();
  await expect(page.getByText(/마지막 검증: .+ 검증했어요/)).toBeVisible();

  // One entry beside the table, closed by Back.
  await page.getByRole('combobox', { name: /^작업(?!자)/ }).selectOption('AUDIT_VERIFIED');
  await expect(page).toHaveURL(/action=AUDIT_VERIFIED/);
  const table = page.getByRole('table', { name: '감사 기록' });
  await table
    .getByRole('button', { name: /기록 검증/ })
    .first()
    .click();
  await expect(page).toHaveURL(/open=\d+/);
  const panel = page.getByRole('dialog', { name: '기록 검증' });
  await expect(panel.getByText('검증한 수')).toBeVisible();
  await expect(panel.getByText(/번째예요|아직 체인에/)).toBeVisible();
  await expectAccessibleFlow(page, 'auditEntry');
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: /작업.*조건 해제/ }).click();
  await expect(page).not.toHaveURL(/action=/);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

test('coupons of a campaign are exported by state', async ({ page }) => {
  const headers = { ...(await bearer(page, 'admin')), 'Idempotency-Key': `desk-${crypto.randomUUID()}` };
  const code = `DESK-${Date.now()}`;
  const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, issueLimit: 1, validDays: 7 };
  const data = { ...terms, code, name: '가져갈 쿠폰', endsAt: '2099-01-01T00:00:00.000Z' };
  const begun = await page.request.post('/api/admin/coupon-campaigns', { headers, data });
  const { campaignId } = (await begun.json()).data;
  // The code is used by this member only.
  const holder = await joined(page);
  const own = { ...(await bearer(page, holder)), 'Idempotency-Key': `desk-${crypto.randomUUID()}` };
  expect((await page.request.post('/api/users/coupons', { headers: own, data: { code } })).ok()).toBe(true);
  await signIn(page, 'admin');
  await page.goto(`/admin/coupons?open=${campaignId}`);
  const part = page.locator('[data-flow="couponFile"]');
  const take = async (): Promise<string> => {
    const file = page.waitForEvent('download');
    await part.getByRole('button', { name: 'CSV 내려받기' }).click();
    return readFile(await (await file).path(), 'utf8');
  };
  expect(await take()).toContain(`${code}-`);
  await expect(part.getByRole('status')).toHaveText('1건을 내려받았어요.');
  await page.getByLabel('쿠폰 상태').selectOption('기간 만료');
  expect(await take()).not.toContain(code);
  await expect(part.getByRole('status')).toHaveText('0건을 내려받았어요.');
  await expectAccessibleFlow(page, 'campaignDetail');
});
