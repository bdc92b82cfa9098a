import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionLabels, sentences } from '#proof/kit/labels/labels.ts';
import { kitCharts } from '#proof/kit-charts.ts';
import { registry } from '#proof/registry.ts';
import { nodesOf } from '#proof/walk.ts';
import { CHANNEL } from '#src/inspector/live/protocol.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { box, expectQuickLayouts, layoutTimes, loadedScripts } from './support/inspected.ts';

/** Kit charts, and flows with a chart of their own. */
const drawn = Object.keys(kitCharts).length + registry.filter(({ kit }) => !kit).length;

/** The chunk that lays out charts without a stored layout; the build contains it. */
const ENGINE = 'layout-engine-';
test('inspector: the layout engine has its own chunk', () => {
  const assets = readdirSync(join(import.meta.dirname, '../dist/qa/assets'));
  expect(assets.filter((name) => name.startsWith(ENGINE) && name.endsWith('.js'))).toHaveLength(1);
});

test.describe('inspector gallery', () => {
  test('lists every machine with its drawing, and finds one by name', async ({ page }) => {
    await page.goto('/__inspector');
    await expect(page.getByRole('heading', { name: /상태 기계 모음/ })).toBeVisible();
    await expect(page.getByRole('img', { name: '로그인 상태 상태도' })).toBeVisible();
    expect(await page.locator('main li').count()).toBeGreaterThan(25);
    await expect(page.getByText(/^로그인한 채로 상점을 쓰다가/)).toBeVisible();
    // A kit chart is drawn once, with its flows beneath it.
    await expect(page.getByRole('heading', { name: /^공통 상태 기계/ })).toBeVisible();
    await expect(page.getByRole('img', { name: '쪽으로 보는 목록 상태도' })).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(drawn);
    const lists = page.getByRole('list', { name: '쪽으로 보는 목록의 흐름' });
    await expect(lists.getByRole('link')).toHaveCount(registry.filter(({ kit }) => kit === 'paged').length);
    await page.getByRole('searchbox').fill('뱃지');
    await expect(page.getByRole('link', { name: /내 뱃지/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /로그인 상태/ })).toHaveCount(0);
    await page.getByRole('searchbox').fill('반품');
    await expectAccessible(page);
    await page.getByRole('link', { name: '반품·교환 요청 철회' }).click();
    await expect(page).toHaveURL(/machines\/claimWithdrawal$/);
    await expect(box(page, 'claimWithdrawal.idle')).toHaveAttribute('data-active', 'true');
  });

  test('uses prepared layouts: no page waits for the layout engine', async ({ page }) => {
    await page.goto('/__inspector/machines/home');
    await expect(box(page, 'home')).toBeVisible();
    await expectQuickLayouts(page);
    await page.goto('/__inspector');
    await expect.poll(async () => (await layoutTimes(page)).length).toBe(drawn);
    await expectQuickLayouts(page);
    expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining(`/${ENGINE}`));
  });

  test('draws the order life from its table, one click away', async ({ page }) => {
    await page.goto('/__inspector');
    await page.getByRole('link', { name: '주문의 한살이' }).click();
    await expect(page.getByRole('img', { name: '주문의 한살이 상태도' })).toBeVisible();
    for (const state of ['line.DELIVERED', 'hold.READY', 'claim.REQUESTED', 'refund.GIVEN_UP'])
      await expect(box(page, `orderLife.${state}`)).toBeVisible();
    await expectQuickLayouts(page);
    expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining(`/${ENGINE}`));
    await page.getByLabel('실제 주문을 골라').selectOption({ index: 1 });
    await expect(box(page, 'orderLife.line')).toHaveAttribute('data-active', 'true');
    await expect(page.getByRole('complementary')).toContainText('지나온 일');
    await expectAccessible(page);
  });

  test('steps a machine by its ports and events, and back', async ({ page }) => {
    await page.goto('/__inspector/machines/badges');
    await expect(box(page, 'badges.data.loading')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: '뱃지를 불러와요 load 성공' }).click();
    await expect(page.getByText('뱃지를 불러와요 → 성공')).toBeVisible();
    await expect(box(page, 'badges.data.loaded.idle')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: '뱃지의 보이기를 바꿔요 badge.toggled' }).click();
    await page.getByRole('button', { name: 'toggle 실패' }).click();
    await expect(box(page, 'badges.data.loaded.alerting')).toHaveAttribute('data-active', 'true');
    await page.getByRole('button', { name: '한 단계 뒤로' }).click();
    await expect(box(page, 'badges.data.loaded.toggling')).toHaveAttribute('data-active', 'true');
    await expect(page.getByText('2 / 3')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows which guard refused, and why', async ({ page }) => {
    await page.goto('/__inspector/machines/profileEdit');
    await page.getByRole('button', { name: 'load 성공' }).click();
    await page.getByRole('button', { name: 'form.submitted' }).last().click();
    const refusal = page.getByText('“바뀐 것이 있음” 조건이 막았어요').first();
    await refusal.click();
    await expect(page.getByText(/isDraftChanged\(values, saved\)/).first()).toBeVisible();
  });

  test('plays a walkthrough', async ({ page }) => {
    await page.goto('/__inspector/machines/session');
    await page.getByRole('tab', { name: '둘러보기' }).click();
    await page.getByRole('button', { name: '저장된 로그인을 확인하고 로그아웃 재생' }).click();
    await expect(box(page, 'session.leaving')).toHaveAttribute('data-active', 'true');
    await expect(box(page, 'session.anonymous')).toHaveAttribute('data-active', 'true');
    await expect(page.getByText('3 / 3')).toBeVisible();
  });

  test('zooms and moves by keyboard', async ({ page }) => {
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

// Each screen in each stage: e2e/inspector-screens.spec.ts.
test('inspector screens: a screen opens in each of its display states', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/__inspector/screens');
  await page.getByRole('button', { name: '찜', exact: true }).click();
  const flowIn = (stage: string) =>
    page.frameLocator(`iframe[title="찜 ${stage}"]`).locator('[data-flow="wishlist"]');
  await expect(flowIn('불러옴')).toHaveAttribute('data-state', 'loaded.filled');
  await expect(flowIn('불러오는 중')).toHaveAttribute('data-state', 'loading');
  await expect(flowIn('비어 있음')).toHaveAttribute('data-state', 'loaded.empty');
  await expect(flowIn('실패')).toHaveAttribute('data-state', 'failed');
  // Frames load as they come into view.
  await page.locator('[data-frame]').last().scrollIntoViewIfNeeded();
  await expect(flowIn('권한 없음')).toContainText('접근 권한이 없습니다');
  await flowIn('실패').getByRole('button', { name: '다시 시도' }).click();
  await expect(flowIn('실패')).toHaveAttribute('data-state', /^loaded/);
});

test('inspector screens: missing display states are shown as such', async ({ page }) => {
  await page.goto('/__inspector/screens');
  await page.getByRole('button', { name: '상품 상세', exact: true }).click();
  await expect(page.locator('[data-frame]')).toHaveCount(4);
  await expect(page.getByText('이 흐름에는 없는 상태: 비어 있음')).toBeVisible();
});

test('inspector: the production build contains nothing of it', () => {
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
    'chart-drawings',
    CHANNEL,
    'api/qa',
    '검사기',
  ];
  // Descriptions of charts are only in the inspector: scripts/lib/charts/without-descriptions.ts.
  const said = registry.flatMap(({ machine }) =>
    nodesOf(machine).flatMap(({ description }) => description ?? []),
  );
  expect(said.length).toBeGreaterThan(registry.length);
  // Short labels, such as 숨기기, are words of screens too.
  const labels = Object.values(actionLabels).filter((label) => label.length > 10);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...marks, ...said, ...Object.values(sentences), ...labels]
      .filter((mark) => text.includes(mark))
      .map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
});
