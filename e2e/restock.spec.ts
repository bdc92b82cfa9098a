import { expect, expectAccessible, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

type Option = { optionId: number; color: string; size: string; stock: number };
/** Colours of product 1 as the shop names them. */
const NAMES: Record<string, string> = { WHITE: '화이트', NAVY: '네이비', BLACK: '블랙' };

test('restock alert: a member sets and removes it; a guest is sent to login and back', async ({ page }) => {
  await test.step('as a guest', async () => {
    const { data } = await (await page.request.get('/api/products/1')).json();
    const soldOut = data.options.find((option: Option) => option.stock === 0);
    await page.goto('/products/1');
    await page.getByRole('button', { name: new RegExp(`^${NAMES[soldOut.color]}`) }).click();
    await page.getByRole('link', { name: '로그인하면 재입고 알림을 받을 수 있어요.' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fproducts%2F1/);
  });
  await test.step('as a member', async () => {
    const headers = await signIn(page, 'seoyeon');
    const { data } = await (await page.request.get('/api/products/1')).json();
    const soldOut = data.options.find((option: Option) => option.stock === 0);
    await page.goto('/products/1');
    await page.getByRole('button', { name: new RegExp(`^${NAMES[soldOut.color]}`) }).click();
    const ask = page.getByRole('button', { name: `${soldOut.size}mm 알림 받기` });
    await ask.click();
    await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText(
      '다시 들어오면 알려 드릴게요',
    );
    const waiting = async () => {
      const answer = await page.request.get('/api/users/restock-alerts?productId=1', { headers });
      return (await answer.json()).data.map(({ optionId }: Option) => optionId);
    };
    expect(await waiting()).toEqual([soldOut.optionId]);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${NAMES[soldOut.color]}`) }).click();
    await page.getByRole('button', { name: `${soldOut.size}mm 알림 취소` }).click();
    await expect(ask).toBeVisible();
    expect(await waiting()).toEqual([]);
  });
});

test('notices: the member page marks unread ones only', async ({ page }) => {
  await signIn(page, 'minjun');
  const notice = {
    noticeId: 1,
    type: 'RESTOCK',
    topic: 'RESTOCK',
    message: '고래 로우 스니커즈 블랙 260mm가 다시 들어왔어요.',
    path: '/products/1',
    isRead: false,
    createdAt: '2026-11-21T00:00:00Z',
  };
  const empty = { page: 0, size: 5, totalPages: 1, totalElements: 1, hasNext: false, hasPrevious: false };
  const paged = { ...empty, first: true, last: true, empty: false, numberOfElements: 1 };
  await page.route('**/api/users/notices?*', (route) =>
    route.fulfill({ json: { success: true, data: { ...paged, content: [notice] } } }),
  );
  const read = page.waitForRequest('**/api/users/notices/1/read');
  await page.goto('/mypage');
  await expect(flow(page, 'notices').getByRole('img', { name: '읽지 않음' })).toBeVisible();
  await flow(page, 'notices').getByRole('link').first().click();
  await read;
  await expect(page).toHaveURL(/\/products\/1$/);
  const none = { ...paged, totalElements: 0, totalPages: 0, empty: true, numberOfElements: 0, content: [] };
  await page.route('**/api/users/notices?*', (route) =>
    route.fulfill({ json: { success: true, data: none } }),
  );
  await page.goto('/mypage');
  await expect(flow(page, 'notices').getByText('새 알림이 없어요.')).toBeVisible();
});
