import type { Page } from '@playwright/test';
import { fillDate } from '#proof/kit/date-fields.ts';
import { expect, expectAccessibleFlow, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';

/**
 * A member of one test, with the nickname and masked address that the desk shows: other tests create sanctions too.
 */
async function oneMember(page: Page) {
  const person = await joined(page);
  const headers = await bearer(page, 'admin');
  const asked = `/api/admin/users?q=${encodeURIComponent(person.email)}`;
  const { data } = await (await page.request.get(asked, { headers })).json();
  const { nickname, email: masked } = data.content[0];
  return { person, email: person.email, nickname: String(nickname), masked: String(masked) };
}

test('member administration: a member is found, opened, viewed with a reason, silenced and unsilenced', async ({
  page,
}) => {
  const { email, nickname, masked } = await oneMember(page);
  await signIn(page, 'admin');
  await page.goto('/user-manage');
  await page.getByRole('searchbox', { name: '회원 검색' }).fill(email.replace(/@.*/, '@'));
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/q=newcomer/);
  const rows = flow(page, 'memberList');
  // The search finds parts of addresses, and masked ones of several members may be equal; nicknames are not.
  const row = rows.getByRole('row').filter({ hasText: nickname });
  await expect(row.getByText(masked)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);

  await row.getByRole('button', { name: /열기$/ }).click();
  await expect(page).toHaveURL(/open=\d+/);
  const panel = page.getByRole('dialog', { name: nickname });
  await expect(panel.getByText(masked)).toBeVisible();
  await expectAccessibleFlow(page, 'memberDetail');
  await panel.getByRole('button', { name: '개인정보 보기' }).click();
  const asked = page.getByRole('dialog', { name: '개인정보 보기' });
  await asked.getByRole('button', { name: '확인' }).click();
  await expect(asked.getByText('열람 사유를 선택해 주세요.')).toBeVisible();
  await asked.getByLabel(/이유/).selectOption('ACCOUNT');
  await asked.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText(email)).toBeVisible();

  await panel.getByRole('button', { name: '제재하기' }).click();
  const form = page.getByRole('dialog', { name: '제재하기' });
  await form.getByLabel('제재').selectOption('SILENCE');
  await form.getByLabel('기간', { exact: true }).fill('3');
  await form.getByLabel(/이유/).selectOption('SPAM');
  await form.getByLabel(/회원에게 보낼 안내/).fill('같은 광고를 여러 번 올렸어요.');
  await form.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText('활동 정지').first()).toBeVisible();
  await panel.getByRole('button', { name: '해제' }).click();
  const lift = page.getByRole('dialog', { name: '해제' });
  await lift.getByLabel(/해제 사유/).fill('오해였어요.');
  await lift.getByRole('button', { name: '확인' }).click();
  await expect(panel.getByText('해제됨')).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('member administration: all sessions of a member are ended after confirmation, by keyboard', async ({
  page,
}) => {
  const { person, email } = await oneMember(page);
  const headers = await bearer(page, person);
  await signIn(page, 'admin');
  await page.goto(`/user-manage?q=${encodeURIComponent(email)}`);
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

test('member administration: several members are warned after a count, administrators never', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/user-manage?q=%40sinbaljang.test&sort=joined-asc');
  const rows = flow(page, 'memberList').getByRole('table').getByRole('row');
  const tick = (text: RegExp) => rows.filter({ hasText: text }).getByRole('checkbox').first().check();
  await tick(/관리자/);
  await tick(/판매자/);
  const bulk = flow(page, 'memberBulk');
  await expect(bulk.getByText('2건 선택했어요')).toBeVisible();
  await bulk.getByRole('button', { name: '경고하기' }).click();
  const words = page.getByRole('dialog', { name: '경고하기' });
  await words.getByRole('button', { name: '대상 인원 확인' }).click();
  await expect(words.getByText('제재 사유를 선택해 주세요.')).toBeVisible();
  await expectAccessibleFlow(page, 'memberBulkForm');
  await words.getByLabel(/이유/).selectOption('SPAM');
  await words.getByLabel(/회원에게 보낼 안내/).fill('같은 광고를 여러 번 올렸어요.');
  await words.getByRole('button', { name: '대상 인원 확인' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^1명에게/)).toBeVisible();
  await question.getByRole('button', { name: '경고하기' }).click();
  await expect(page.getByText('1건을 처리했어요.')).toBeVisible();
  await expect(page.getByText(/1건은 처리하지 못했어요. 내 계정에는 할 수 없어요./)).toBeVisible();
  await expect(bulk).toHaveAttribute('data-state', 'refused');
  await expectAccessibleFlow(page, 'memberBulk');
  // Other rows clear the selection, also by Back.
  await page.getByRole('combobox', { name: '역할' }).selectOption('seller');
  await expect(page).toHaveURL(/role=seller/);
  await expect(page.getByText('조건이 바뀌어 선택을 해제했어요.')).toBeVisible();
  // The previous rows stay until the new ones are loaded.
  await expect(rows.filter({ hasText: '관리자' })).toHaveCount(0);
  await rows.nth(1).getByRole('checkbox').check();
  await expect(bulk.getByText('1건 선택했어요')).toBeVisible();
  await page.goBack();
  await expect(bulk).toHaveAttribute('data-state', 'dropped');
});

test('member administration: several members get points, are filtered by days, and exported', async ({
  page,
}) => {
  await test.step('points and coupons for several members', async () => {
    const { email } = await oneMember(page);
    await signIn(page, 'admin');
    await page.goto(`/user-manage?q=${encodeURIComponent(email)}`);
    const rows = flow(page, 'memberList').getByRole('table').getByRole('row');
    await rows.nth(1).getByRole('checkbox').check();
    const bulk = flow(page, 'memberBulk');
    await bulk.getByRole('button', { name: '쿠폰 지급' }).click();
    const coupon = page.getByRole('dialog', { name: '쿠폰 지급' });
    await expect(coupon.getByLabel(/쿠폰 캠페인/).getByRole('option')).not.toHaveCount(1);
    await coupon.getByRole('button', { name: '대상 인원 확인' }).click();
    await expect(coupon.getByText('캠페인을 골라 주세요.')).toBeVisible();
    await expectAccessibleFlow(page, 'memberBulkForm');
    await page.keyboard.press('Escape');
    await bulk.getByRole('button', { name: '포인트 지급' }).click();
    const points = page.getByRole('dialog', { name: '포인트 지급' });
    await points.getByLabel(/포인트/).fill('500');
    await points.getByLabel(/이유/).selectOption('COMPENSATION');
    await points.getByLabel(/회원에게 보일 내용/).fill('배송이 늦었어요');
    await expectAccessibleFlow(page, 'memberBulkForm');
    await points.getByRole('button', { name: '대상 인원 확인' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/^1명에게 500포인트씩, 모두 500포인트를/)).toBeVisible();
    await question.getByRole('button', { name: '포인트 지급' }).click();
    await expect(page.getByText('1건을 처리했어요.')).toBeVisible();
    await expect(bulk).toHaveAttribute('data-state', 'done');
  });
  await test.step('list filtered by days, and its export', async () => {
    await page.goto('/user-manage');
    await fillDate(page, '가입일부터', '2020-01-01');
    await expect(page).toHaveURL(/joinedFrom=2020-01-01/);
    await fillDate(page, '가입일까지', '2020-01-02');
    await expect(page.getByText('조건에 맞는 항목이 없어요')).toBeVisible();
    await fillDate(page, '가입일까지', '');
    await expect(flow(page, 'memberList').getByRole('table')).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    expect((await file).suggestedFilename()).toMatch(/^members-.*\.csv$/);
    await expect(page.getByText(/건을 내려받았어요/)).toBeVisible();
  });
});
