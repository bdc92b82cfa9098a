import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { CHANNEL } from '../src/inspector/live/protocol.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { measureFrames, shopActors } from './support/inspected.ts';

const box = (scope: Page | FrameLocator, id: string) => scope.locator(`[data-node="${id}"]`);
const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="신발장 검사기"]');
const logOf = (panel: Page | FrameLocator) => panel.getByRole('list', { name: '일어난 일' });

async function openPanel(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${path}?inspect=panel`);
  return panelOf(page);
}

test.describe('the gallery', () => {
  test('lists every machine with its drawing, and finds one by name', async ({ page }) => {
    await page.goto('/__inspector');
    await expect(page.getByRole('heading', { name: /상태 기계 모음/ })).toBeVisible();
    await expect(page.getByRole('img', { name: '로그인 상태 상태도' })).toBeVisible();
    expect(await page.locator('main li').count()).toBeGreaterThan(25);
    await page.getByRole('searchbox').fill('뱃지');
    await expect(page.getByRole('link', { name: /내 뱃지/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /로그인 상태/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('steps a machine by its ports and events, and back', async ({ page }) => {
    await page.goto('/__inspector/machines/badges');
    await expect(box(page, 'badges.data.loading')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: 'load 성공' }).click();
    await expect(box(page, 'badges.data.loaded.idle')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: 'badge.toggled' }).click();
    await page.getByRole('button', { name: 'toggle 실패' }).click();
    await expect(box(page, 'badges.data.loaded.alerting')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: '한 단계 뒤로' }).click();
    await expect(box(page, 'badges.data.loaded.toggling')).toHaveAttribute('data-active', 'true');
    await expect(page.getByText('2 / 3')).toBeVisible();
    await expectAccessible(page);
  });

  test('tells which guard refused, and why', async ({ page }) => {
    await page.goto('/__inspector/machines/profileEdit');
    await page.getByRole('button', { name: 'load 성공' }).click();
    await page.getByRole('button', { name: 'form.submitted' }).last().click();
    const refusal = page.getByText('isChanged 조건이 막았어요').first();
    await refusal.click();
    await expect(page.getByText(/isDraftChanged\(draft, saved\)/).first()).toBeVisible();
  });

  test('plays a walkthrough', async ({ page }) => {
    await page.goto('/__inspector/machines/session');
    await page.getByRole('tab', { name: '둘러보기' }).click();
    await page.getByRole('button', { name: '저장된 로그인을 확인하고 로그아웃 재생' }).click();
    await expect(box(page, 'session.leaving')).toHaveAttribute('data-active', 'true');
    await expect(box(page, 'session.anonymous')).toHaveAttribute('data-active', 'true');
    await expect(page.getByText('3 / 3')).toBeVisible();
  });

  test('zooms and moves with the keyboard', async ({ page }) => {
    await page.goto('/__inspector/machines/session');
    const plane = page.locator('figure');
    await expect(plane).toBeVisible();
    const before = (await box(page, 'session.anonymous').boundingBox())?.width ?? 0;
    await plane.focus();
    await page.keyboard.press('+');
    await expect
      .poll(async () => (await box(page, 'session.anonymous').boundingBox())?.width)
      .toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect
      .poll(async () => (await box(page, 'session.anonymous').boundingBox())?.width)
      .toBeCloseTo(before, 0);
  });
});

test.describe('the running shop', () => {
  test('shows its actors, and lights states as one clicks through', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await expect(box(panel, 'productList.loaded.filled')).toHaveAttribute('data-active', 'true');
    await expect(panel.getByRole('button', { name: /로그인 상태/ }).first()).toBeVisible();
    await page.getByRole('button', { name: '카테고리' }).first().click();
    await expect(logOf(panel).getByText('카테고리 창').first()).toBeVisible();
    await panel.locator('[data-actor="categoryDialog"]').click();
    await expect(box(panel, 'categoryDialog.open')).toHaveAttribute('data-active', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('sends a possible event back to the shop', async ({ page }) => {
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

  test('keeps tokens and personal data out, and replays its log elsewhere', async ({ page, browser }) => {
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

  test('opens in a window of its own', async ({ page }) => {
    const opened = page.waitForEvent('popup');
    await page.goto('/feeds?inspect=window');
    const viewer = await opened;
    await expect(box(viewer, 'feedList.loaded.filled')).toHaveAttribute('data-active', 'true');
  });

  test('is left alone without asking', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: '상품', level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('stays above 50 frames a second at 200 events a second', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await expect(box(panel, 'productList.loaded.filled')).toHaveAttribute('data-active', 'true');
    const { pageId, actors } = await shopActors(page);
    const { fps, sent } = await measureFrames(page, {
      pageId,
      actor: actors.shell ?? 0,
      perSecond: 200,
      ms: 4_000,
    });
    expect(sent).toBeGreaterThan(700);
    expect(fps).toBeGreaterThan(50);
    await expect(logOf(panel).getByText('page.visited').first()).toBeVisible();
  });
});

test.describe('faults and the clock', () => {
  test('make the next call fail, once', async ({ page }) => {
    const panel = await openPanel(page, '/products');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    await panel.getByLabel('호출', { exact: true }).selectOption('GET /api/products');
    await panel.getByLabel('고장', { exact: true }).selectOption('500');
    await panel.getByRole('button', { name: '고장 내기', exact: true }).click();
    await expect(panel.getByText('한 번만')).toBeVisible();
    await page.getByLabel('정렬').selectOption({ index: 1 });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(panel.getByText('걸어 둔 고장이 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('[data-flow="productList"]')).toHaveAttribute('data-state', 'loaded.filled');
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

test('every screen opens in each of its states', async ({ page }) => {
  await page.goto('/__inspector/screens');
  await page.getByRole('button', { name: '상품 목록' }).click();
  const flowIn = (stage: string) =>
    page.frameLocator(`iframe[title="상품 목록 ${stage}"]`).locator('[data-flow="productList"]');
  await expect(flowIn('불러옴')).toHaveAttribute('data-state', 'loaded.filled');
  await expect(flowIn('불러오는 중')).toHaveAttribute('data-state', 'loading');
  await expect(flowIn('비어 있음')).toHaveAttribute('data-state', 'loaded.empty');
  await expect(flowIn('실패')).toHaveAttribute('data-state', 'failed');
  await expect(flowIn('권한 없음')).toContainText('접근 권한이 없습니다');
});

test('the production build has nothing of it', () => {
  const folder = join(import.meta.dirname, '../dist/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const marks = [
    '__inspector',
    'inspector/',
    'statelyai',
    'elkjs',
    'org.eclipse.elk',
    CHANNEL,
    'api/qa',
    '검사기',
  ];
  const found = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
});
