import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { pickSize } from './support/shop/shopping.ts';
import { fileOf, openWatched } from './support/watched-links.ts';

const FEEDS_CODE = /assets\/feed-list-screen-.*\.js/;

test('missing page code after a deployment causes one reload, and an offer to reload if that fails', async ({
  page,
}) => {
  await test.step('new code after the reload is shown', async () => {
    await page.goto('/terms');
    await page.route(FEEDS_CODE, (route) => route.fulfill({ status: 404, json: { success: false } }), {
      times: 1,
    });
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '피드' }).click();
    await expect(page.getByRole('heading', { name: '착화 피드' })).toBeVisible();
    await expect(page).toHaveURL(/\/feeds$/);
  });
  await test.step('missing code after the reload offers another one', async () => {
    // A fresh session storage, as in another tab: this one has just reloaded and would not do so again soon.
    await page.evaluate(() => sessionStorage.clear());
    // The reload before may still load pictures.
    await page.waitForLoadState();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/terms');
    await page.route(FEEDS_CODE, (route) => route.fulfill({ status: 404, json: { success: false } }));
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '피드' }).click();
    const message = page.getByRole('main').getByText('새 화면을 불러오지 못했어요');
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/feeds$/);
    expect(loads).toBe(2);
    await page.unroute(FEEDS_CODE);
    await page.getByRole('main').getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByRole('heading', { name: '착화 피드' })).toBeVisible();
  });
});

test('forbidden storage: a guest fills a cart and logs in, with one message', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  const name = await pickSize(page, 5);
  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await page.getByRole('link', { name: '장바구니 보기' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('브라우저에 저장할 수 없어요.')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel('이메일').fill('jiwoo@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
});

test('failed screen reloads by itself when the network is back', async ({ page, context }) => {
  await openWatched(page, '/terms');
  // Hovering loads the code; the prefetched call fails.
  await page.route('**/api/products?**', (route) => route.abort());
  const code = page.waitForResponse(
    `**${fileOf('src/areas/catalogue/product-list/product-list-screen.tsx')}`,
  );
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '상품' }).hover();
  await code;
  await atRest(page);
  await context.setOffline(true);
  await page.unroute('**/api/products?**');
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '상품' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/개의 상품/)).toBeVisible();
});
