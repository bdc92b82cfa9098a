import { expect, loginAs, test } from './support/fixtures.ts';
import { PLAIN_PAGES } from './support/plain-pages.ts';

test.use(PLAIN_PAGES);

/** A page, the call it depends on, and its message if that call fails without one. */
const SENTENCES = [
  ['/feeds', '**/api/feeds?*', '피드 목록 조회에 실패했습니다.'],
  ['/feed/1', '**/api/feeds/1', '피드 조회에 실패했습니다.'],
  ['/my-feeds', '**/api/feeds/my?*', '피드 목록 조회에 실패했습니다.'],
  ['/liked-feeds', '**/api/feeds/my-likes?*', '좋아요한 피드 조회에 실패했습니다.'],
  ['/mypage/comments', '**/api/feeds/my-comments?*', '댓글 목록 조회에 실패했습니다.'],
  ['/products', '**/api/products?*', '상품 목록을 불러오는데 실패했습니다.'],
  ['/', '**/api/products?*', '상품 목록을 불러오는데 실패했습니다.'],
  ['/products/1', '**/api/products/1', '상품 정보를 불러오는데 실패했습니다.'],
  ['/categories', '**/api/products/categories/overview', '카테고리를 불러오는 중 오류가 발생했습니다.'],
  ['/mypage/level', '**/api/users/level/me', '사용자 등급 정보를 불러오는데 실패했습니다.'],
] as const;

test('errors: a call that fails without a message shows that of its page', async ({ page }) => {
  await loginAs(page, 'user');
  for (const [path, call, sentence] of SENTENCES)
    await test.step(path, async () => {
      await page.route(call, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
      await page.unroute(call);
    });
});

test('errors: the message of the server precedes that of the page, and a refusal counts whatever its status', async ({
  page,
}) => {
  await test.step('message of the server', async () => {
    const json = {
      success: false,
      code: 'SERVICE_UNAVAILABLE',
      message: '피드를 점검하고 있어요.',
      data: null,
    };
    await page.route('**/api/feeds?*', (route) => route.fulfill({ status: 500, json }));
    await page.goto('/feeds');
    await expect(page.getByRole('alert').getByText('피드를 점검하고 있어요.', { exact: true })).toBeVisible();
  });
  await test.step('refusal with any status', async () => {
    const json = { success: false, message: '지금은 볼 수 없어요.', data: [] };
    await page.route('**/api/feeds?*', (route) => route.fulfill({ status: 200, json }));
    await page.route('**/api/products/categories', (route) => route.fulfill({ status: 200, json }));
    await page.goto('/feeds');
    const told = page.getByRole('alert').getByText('지금은 볼 수 없어요.', { exact: true });
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: '카테고리', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('지금은 볼 수 없어요.');
    await expect(page.getByRole('dialog').getByRole('button', { name: '컨버스' })).toBeVisible();
  });
});

test('errors: categories that fail to load are reported, and the default ones offered', async ({ page }) => {
  await page.route('**/api/products/categories', (route) =>
    route.fulfill({ status: 200, json: { success: true, data: [{ categoryId: 'one' }] } }),
  );
  await page.goto('/terms');
  await page.getByRole('button', { name: '카테고리', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('카테고리 목록을 불러오는데 실패했습니다.');
  await expect(dialog.getByRole('button', { name: '컨버스' })).toBeVisible();
});
