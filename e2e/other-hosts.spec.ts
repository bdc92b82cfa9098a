import { expect, test } from './support/fixtures.ts';
import { freePort, openSecondShop, type SecondShop } from './support/shop/second-shop.ts';

let front: SecondShop;
let back: SecondShop;

// The page comes from one port; calls and pictures go to another one. Both shops start once for both tests.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // A machine shared with others may take minutes for what takes seconds.
  test.setTimeout(300_000);
  const [pagePort, apiPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  [back, front] = await Promise.all([
    openSecondShop(apiPort, { CORS_ORIGINS: `http://127.0.0.1:${pagePort}` }),
    openSecondShop(pagePort, { API_ORIGIN: api, CONTENT_ORIGIN: api }),
  ]);
});
test.afterAll(async () => {
  for (const shop of [front, back]) await shop?.close();
});

test('two hosts: page, calls and pictures work together', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${front.base}/products`);
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  const picture = page.getByRole('main').locator(`img[src^="${back.base}/images/products/"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${front.base}/feed/1`);
  const scene = page.getByRole('main').locator(`img[src^="${back.base}/images/feeds/"]`).first();
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const own = asked.filter((url) => url.startsWith(front.base));
  expect(own.filter((url) => /\/(api|content)\//.test(url))).toEqual([]);
  // The page was server-rendered: it sends its other requests with the first input.
  await page.mouse.wheel(0, 400);
  await expect
    .poll(() => asked.filter((url) => url.startsWith(`${back.base}/api/`)).length)
    .toBeGreaterThan(0);
});

test('two hosts: a member logs in and makes a change', async ({ page }) => {
  await page.goto(`${front.base}/login`);
  await page.getByLabel('이메일', { exact: true }).fill('nari@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('sinbaljang1!');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${back.base}/api/feeds/6/likes/toggle`, { data: { liked: true }, headers });
  const like = page.locator('[data-flow="feedReaction"]');
  await page.goto(`${front.base}/feed/6`);
  // A server-rendered page is that of a visitor: the own mark is shown after the session is known.
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  for (const liked of [false, true]) {
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', String(liked));
    // It shows at once; the shop has it a little later.
    await expect(like).toHaveAttribute('data-state', 'settled');
    const answer = await page.request.get(`${back.base}/api/feeds/6`, { headers });
    expect((await answer.json()).data.isLiked).toBe(liked);
  }
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
