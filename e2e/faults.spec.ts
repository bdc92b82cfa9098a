import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, logIn, loginAs, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';
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

test('session end in the checkout returns to it with all choices', async ({ page }) => {
  await loginAs(page, 'user');
  await pickSize(page, 13);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await page.getByLabel('배송 요청').selectOption('문 앞에 놓아 주세요');
  await page.route('**/api/checkout/payments', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fpayment/);
  const again = async (email: string) => {
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
  };
  await again('user@sinbaljang.test');
  await expect(page.getByLabel('배송 요청')).toHaveValue('문 앞에 놓아 주세요');
  await expect(page.getByLabel(/결제에 동의해요/)).not.toBeChecked();
  // The next person who uses this tab sees nothing of it.
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  // The header changes at once; the storage is cleared after the server has ended the session.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('session end keeps a comment draft', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/feed/6');
  await page.getByLabel('댓글 쓰기').fill('발볼이 넓어도 편한가요?');
  await page.route('**/api/feeds/6/comments', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ffeed%2F6/);
  await page.getByLabel('이메일').fill('user@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('댓글 쓰기')).toHaveValue('발볼이 넓어도 편한가요?');
});

test('reload keeps a claim draft', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/my-orders?status=DELIVERED');
  await page.getByRole('link', { name: '주문 상세' }).first().click();
  await page.getByRole('link', { name: '반품·교환' }).first().click();
  await page.getByRole('radio', { name: '사이즈가 안 맞아요' }).check();
  await page.getByLabel(/^자세한/).fill('발등이 눌려요');
  await page.reload();
  await expect(page.getByLabel(/^자세한/)).toHaveValue('발등이 눌려요');
  await expect(page.getByText('돌려받는 금액')).toBeVisible();
});

test('login of another member in another tab takes over this tab', async ({ page, context }) => {
  await loginAs(page, 'user');
  await page.goto('/mypage/points');
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  const mine = (await page.getByRole('button', { name: /계정 메뉴/ }).getAttribute('aria-label')) ?? '';
  const other = await context.newPage();
  const session = await logIn(other, 'jiwoo@sinbaljang.test', 'user');
  await other.goto('/terms');
  // Its own start is over, and it stores nothing more by itself.
  await expect(other.getByRole('button', { name: mine })).toBeVisible();
  const asOther = page.waitForRequest(
    (request) =>
      request.url().endsWith('/points/balance') &&
      request.headers().authorization === `Bearer ${session.token}`,
    // The whole page opens again.
    { timeout: 20_000 },
  );
  await other.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await asOther;
  await expect(page.getByRole('button', { name: mine })).toHaveCount(0);
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
