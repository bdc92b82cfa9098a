import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, loginAs, test } from './support/fixtures.ts';
import { box, measureFrames, shopActors } from './support/inspected.ts';

const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="신발장 검사기"]');
const logOf = (panel: Page | FrameLocator) => panel.getByRole('list', { name: '일어난 일' });

async function openPanel(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${path}?inspect=panel`);
  return panelOf(page);
}

test.describe('inspector of a running shop', () => {
  test('shows its actors, and highlights states after clicks', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await expect(box(panel, 'productList.loaded.filled')).toHaveAttribute('data-active', 'true');
    await expect(panel.getByRole('button', { name: /로그인 상태/ }).first()).toBeVisible();
    await page.getByRole('button', { name: '카테고리' }).first().click();
    await expect(logOf(panel).getByText('카테고리 창').first()).toBeVisible();
    await panel.locator('[data-actor="categoryDialog"]').click();
    await expect(box(panel, 'categoryDialog.open')).toHaveAttribute('data-active', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('sends a possible event to the shop', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await panel.locator('[data-actor="shell"]').click();
    await panel.getByRole('tab', { name: '상태' }).click();
    await panel.getByRole('button', { name: 'toast.shown' }).first().click();
    await panel
      .getByLabel('보낼 이벤트 (JSON)')
      .fill('{"type":"toast.shown","text":"검사기 인사","tone":"info"}');
    await panel.getByRole('button', { name: '보내기', exact: true }).click();
    await expect(page.getByText('검사기 인사')).toBeVisible();
  });

  test('masks tokens and personal data, and replays its log elsewhere', async ({ page, browser }) => {
    await loginAs(page, 'user');
    const panel = await openPanel(page, '/mypage/badges');
    await expect(box(panel, 'badges.data.loaded.idle')).toHaveAttribute('data-active', 'true');
    await panel
      .getByRole('button', { name: /로그인 상태/ })
      .first()
      .click();
    await panel.getByRole('tab', { name: '상태' }).click();
    await expect(panel.getByText('authenticated').first()).toBeVisible();
    const secrets = await page.evaluate(() =>
      ['token', 'nickname', 'name', 'email'].map((key) => localStorage.getItem(key)),
    );
    await panel.getByRole('tab', { name: '기록' }).click();
    const waiting = page.waitForEvent('download');
    await panel.getByRole('button', { name: '기록 내보내기' }).click();
    const path = await (await waiting).path();
    const text = readFileSync(path, 'utf8');
    for (const secret of secrets) expect(text).not.toContain(secret);

    const fresh = await (await browser.newContext()).newPage();
    await fresh.goto('/__inspector/live');
    await fresh.getByLabel('기록 가져오기').last().setInputFiles(path);
    await expect(fresh.locator('[data-replay="same"]')).toBeVisible();
    await expect(fresh.locator('[data-actor="badges"]')).toContainText('data.loaded.idle');
    await fresh.context().close();
  });

  test('opens in its own window', async ({ page }) => {
    const opened = page.waitForEvent('popup');
    await page.goto('/feeds?inspect=window');
    const viewer = await opened;
    await expect(box(viewer, 'feedList.loaded.filled')).toHaveAttribute('data-active', 'true');
  });

  test("tells Stately's inspector at its own address, with secrets masked", async ({ page, context }) => {
    // Stands in for the hosted page: it sends the same greeting and stores received messages.
    const stand = `<script>
      window.told = [];
      addEventListener('message', ({ data }) => told.push(data));
      opener.postMessage({ type: '@statelyai.connected' }, '*');
    </script>`;
    await context.route('https://stately.ai/inspect*', (route) =>
      route.fulfill({ contentType: 'text/html', body: stand }),
    );
    await loginAs(page, 'user');
    await page.goto('/mypage/badges?inspect=stately');
    await expect(page.locator('[data-flow="badges"]')).toHaveAttribute('data-state', /loaded/);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Stately 검사기 열기' }).click();
    const viewer = await opening;
    expect(viewer.url()).toBe('https://stately.ai/inspect');
    const told = () => viewer.evaluate(() => JSON.stringify(Reflect.get(window, 'told')));
    await expect.poll(told).toContain('"name":"badges"');
    expect(await told()).toContain('"@xstate.actor"');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(await told()).not.toContain(token);
  });

  test('is off by default', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: '상품', level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('stays above 50 frames a second at 200 events a second', async ({ page }) => {
    test.skip(!thorough, 'npm run test:all measures');
    const panel = await openPanel(page, '/products');
    await expect(box(panel, 'productList.loaded.filled')).toHaveAttribute('data-active', 'true');
    const { pageId, actors } = await shopActors(page);
    const load = { pageId, actor: actors.shell ?? 0, ms: 4_000 };
    const quiet = await measureFrames(page, { ...load, perSecond: 0 });
    const busy = await measureFrames(page, { ...load, perSecond: 200 });
    test
      .info()
      .annotations.push({ type: 'frames a second', description: `${quiet.fps} quiet, ${busy.fps} busy` });
    expect(busy.sent).toBeGreaterThan(700);
    // A busy machine may not draw fifty frames of an idle page either: then the inspector may take a fifth.
    expect(busy.fps).toBeGreaterThan(quiet.fps > 55 ? 50 : quiet.fps * 0.8);
    await expect(logOf(panel).getByText('page.visited').first()).toBeVisible();
  });
});

test.describe('faults and clock of the inspector', () => {
  test('fail the next call once', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    await panel.getByLabel('호출', { exact: true }).selectOption('GET /api/products');
    await panel.getByLabel('고장', { exact: true }).selectOption('500');
    await panel.getByRole('button', { name: '고장 내기', exact: true }).click();
    await expect(panel.getByText('다음 1번')).toBeVisible();
    await page.getByRole('button', { name: /^정렬/ }).click();
    await page.getByRole('menuitemradio', { checked: false }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(panel.getByText('걸어 둔 고장이 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('[data-flow="productList"]')).toHaveAttribute('data-state', 'loaded.filled');
  });

  test('a busy server is retried, and the log shows the sender', async ({ page }) => {
    let asked = 0;
    await page.route(/\/api\/products\?/, (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { success: false } });
    });
    const panel = await openPanel(page, '/products');
    await expect(page.locator('[data-flow="productList"]')).toHaveAttribute('data-state', 'loaded.filled');
    const row = logOf(panel).getByRole('button').filter({ hasText: 'read.repeated' });
    await expect(row.first()).toContainText('네트워크에서');
    await panel.locator('[data-actor="pendingRequests"]').click();
    await expect(box(panel, 'pendingRequests.flowing')).toHaveAttribute('data-active', 'true');
  });

  test('cut the network', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    await panel.getByLabel('인터넷 끊기').check();
    await expect(page.getByText('인터넷 연결이 끊겼어요')).toBeVisible();
    await panel.getByLabel('인터넷 끊기').uncheck();
    await expect(page.getByText('인터넷 연결이 끊겼어요')).toHaveCount(0);
  });

  test('move the server by days', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    await panel.getByRole('button', { name: '+7일' }).click();
    await expect(panel.getByText('7일 옮겨졌어요.')).toBeVisible();
    const answer = await (await page.request.get('/api/products?size=1')).json();
    const days = (Date.parse(answer.timestamp) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await panel.getByRole('button', { name: '되돌리기' }).click();
    await expect(panel.getByText('지금 시각이에요.')).toBeVisible();
  });
});
