import type { Page } from '@playwright/test';
import { FONT_FILES } from '#src/styles/font-files.ts';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, test } from './support/fixtures.ts';
import { untilDrawn } from './support/rendered.ts';

// A phone, where the largest picture is in the first view.
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 };
test.use(PHONE);

const PAGES = ['/', '/products', '/products/1', '/feeds'] as const;

/** Loads with an empty cache; the order of arrival differs each time. */
const LOADS = thorough ? 10 : 2;

type Seen = { shift: number; largest: string; asked: string[]; fetched: string[] };

/** The layout shift, the largest picture, and every picture and font in the order of request. */
const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const shifts: { value: number; hadRecentInput: boolean }[] = [];
        let largest = '';
        const note = (type: string, use: (entries: PerformanceEntry[]) => void) =>
          new PerformanceObserver((list) => use(list.getEntries())).observe({ type, buffered: true });
        note('layout-shift', (entries) => shifts.push(...entries.map((entry) => Object(entry))));
        note('largest-contentful-paint', (entries) => {
          largest = Object(entries.at(-1)).url;
        });
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const sorted = files.toSorted((one, other) => one.startTime - other.startTime);
        const isFont = ({ name }: { name: string }) => name.endsWith('.woff2');
        const path = ({ name }: { name: string }) => new URL(name).pathname;
        // Buffered entries are delivered to observers in the next task.
        setTimeout(() =>
          resolve({
            shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
            largest: largest && new URL(largest).pathname,
            asked: sorted.filter((file) => isFont(file) || file.name.includes('/images/')).map(path),
            fetched: sorted.filter((file) => isFont(file) && file.transferSize > 0).map(path),
          }),
        );
      }),
  );

async function open(page: Page, address: string): Promise<void> {
  await untilDrawn(page.request, address);
  await page.goto(address);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.waitForLoadState('networkidle');
}
const drawnWith = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
const HANGUL = expect.stringContaining('Sinbaljang Hangul');

test('fonts: the largest picture loads before any font, and the font causes no layout shift', async ({
  browser,
}) => {
  test.slow();
  for (const address of PAGES)
    await test.step(address, async () => {
      // Each visit is a first visit.
      const visit = await browser.newContext(PHONE);
      const page = await visit.newPage();
      await open(page, address);
      await expect.poll(() => drawnWith(page)).toContainEqual(expect.stringContaining('Sinbaljang Sans'));
      const { shift, largest, asked } = await seenOn(page);
      expect(shift).toBe(0);
      expect(asked).toContain(largest);
      expect(asked).toContain(FONT_FILES.latin);
      expect(asked.indexOf(largest)).toBeLessThan(asked.indexOf(FONT_FILES.latin));
      await visit.close();
    });
});

test('fonts: the product page has no layout shift, however often it is loaded', async ({ browser }) => {
  test.slow();
  const shifts: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    // The cache is empty: every load begins without the font of the shop.
    const visit = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    const page = await visit.newPage();
    await open(page, '/products/1');
    await expect.poll(() => drawnWith(page)).toContainEqual(expect.stringContaining('Sinbaljang Sans'));
    shifts.push((await seenOn(page)).shift);
    await visit.close();
  }
  expect(shifts).toEqual(shifts.map(() => 0));
  expect(shifts).toHaveLength(LOADS);
});

test('fonts: the Korean font loads after some time on a page, and later pages use it without loading', async ({
  page,
}) => {
  await open(page, '/');
  expect((await seenOn(page)).asked).not.toContain(FONT_FILES.hangul);
  await expect.poll(() => drawnWith(page), { timeout: 15_000 }).toContainEqual(HANGUL);
  // The open page keeps its rendering.
  await expect(page.locator('html.hangul')).toHaveCount(0);
  await open(page, '/products');
  await expect(page.locator('html.hangul')).toBeAttached();
  expect(await drawnWith(page)).toContainEqual(HANGUL);
  const { shift, fetched } = await seenOn(page);
  expect([shift, fetched]).toEqual([0, []]);
});

test('fonts: client-side navigation uses the Korean font on the next page', async ({ page }) => {
  await open(page, '/products');
  await expect.poll(() => drawnWith(page), { timeout: 15_000 }).toContainEqual(HANGUL);
  await page.getByRole('link', { name: '고래 로우 스니커즈' }).first().click();
  await expect(page.locator('html.hangul')).toBeAttached();
});
