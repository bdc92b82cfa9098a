import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNEL } from '../src/inspector/live/protocol.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { box } from './support/inspected.ts';

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

type States = Record<'loaded' | 'loading' | 'empty' | 'failed' | 'forbidden', string>;
const paged: States = {
  loaded: 'loaded.filled',
  loading: 'loading',
  empty: 'loaded.empty',
  failed: 'failed',
  forbidden: 'failed',
};
const search = { loaded: 'found.something', loading: 'searching', empty: 'found.nothing' };

for (const [title, flow, states] of [
  ['상품 목록', 'productList', paged],
  ['통합 검색', 'searchPage', { ...paged, ...search }],
  ['카테고리 화면', 'categories', { ...paged, loaded: 'loaded', empty: 'loaded' }],
  ['상품 리뷰 목록', 'reviewList', paged],
  ['찜 목록', 'wishlist', paged],
  ['최근 본 상품', 'recentViews', paged],
  ['내 리뷰', 'myReviews', paged],
] as const)
  test(`the screen ${flow} opens in each of its states`, async ({ page }) => {
    await loginAs(page, 'user');
    await page.goto('/__inspector/screens');
    await page.getByRole('button', { name: title, exact: true }).click();
    const flowIn = (stage: string) =>
      page.frameLocator(`iframe[title="${title} ${stage}"]`).locator(`[data-flow="${flow}"]`);
    await expect(flowIn('불러옴')).toHaveAttribute('data-state', states.loaded);
    await expect(flowIn('불러오는 중')).toHaveAttribute('data-state', states.loading);
    await expect(flowIn('비어 있음')).toHaveAttribute('data-state', states.empty);
    await expect(flowIn('실패')).toHaveAttribute('data-state', states.failed);
    await expect(flowIn('권한 없음')).toHaveAttribute('data-state', states.forbidden);
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
