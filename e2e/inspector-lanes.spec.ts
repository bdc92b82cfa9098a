import type { Page } from '@playwright/test';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import type { LiveLog } from '#src/inspector/model/live-log.ts';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const STEPS = 4_000;
const CALLS = 990;
const LOADS = 10;
/** Charts that the registry does not have, so that no step is played again. */
const CHARTS = ['flowA', 'flowB', 'flowC', 'flowD', 'flowE', 'flowF'];
const START = Date.UTC(2026, 10, 21, 3);
const idle = { value: 'idle', context: null, status: 'active' };

/** A log of 5,000 rows: six flows that tell each other something, with calls and page loads between. */
function longLog(): LiveLog {
  const atOf = (index: number, of: number) => START + Math.round((index / of) * 600_000);
  const actors = CHARTS.map((machine, index) => ({
    at: START,
    actor: index + 1,
    parent: null,
    name: machine,
    machine,
    base: idle,
    now: idle,
  }));
  const steps = Array.from({ length: STEPS }, (_, index) => ({
    ...idle,
    kind: 'step' as const,
    seq: index + 1,
    at: atOf(index, STEPS),
    actor: (index % CHARTS.length) + 1,
    source: index % 3 === 0 ? ((index + 2) % CHARTS.length) + 1 : null,
    sender: null,
    event: { type: index % 5 === 0 ? 'xstate.done.actor.load' : 'page.visited' },
    taken: [],
    refusals: [],
    cut: false,
  }));
  const calls = Array.from({ length: CALLS }, (_, index) => ({
    kind: 'call' as const,
    seq: STEPS + index + 1,
    at: atOf(index, CALLS),
    ms: 40 + (index % 7) * 200,
    method: 'GET',
    path: `/api/products?page=${index}`,
    status: index % 20 === 0 ? 503 : 200,
    key: null,
    requestId: `request-${index}`,
    replayed: false,
    fault: null,
  }));
  const loads = Array.from({ length: LOADS }, (_, index) => ({
    kind: 'load' as const,
    seq: STEPS + CALLS + index + 1,
    at: atOf(index, LOADS),
    path: '/products',
  }));
  return { actors, steps, calls, loads, dropped: 0 };
}

async function openLog(page: Page): Promise<void> {
  await page.goto('/__inspector/live');
  const file = {
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeLogFile(longLog(), { about: null, pictures: [] })),
  };
  await page.getByLabel('기록 가져오기').last().setInputFiles(file);
  await expect(page.getByRole('list', { name: '일어난 일' })).toBeVisible();
}

type Scrolled = { fps: number; p95: number; rows: number };

/** Frames a second while a list scrolls through its rows, or stays where it is; and the most rows that it had. */
const scrollThrough = (page: Page, label: string, pxPerFrame: number): Promise<Scrolled> =>
  page.getByRole('group', { name: label }).evaluate(async (scroller, px) => {
    const times: number[] = [];
    let rows = 0;
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        times.push(now);
        scroller.scrollTop += px;
        rows = Math.max(rows, scroller.querySelectorAll('li').length);
        if (now - (times[0] ?? now) < 1_500) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const p95 = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? 0;
    const last = times.at(-1) ?? 0;
    return { fps: Math.round((gaps.length / (last - (times[0] ?? 0))) * 1_000), p95, rows };
  }, pxPerFrame);

test.describe('log of 5,000 rows', () => {
  for (const { tab, label } of [
    { tab: '목록', label: '일어난 일' },
    { tab: '흐름별', label: '흐름별로 일어난 일' },
  ])
    test(`renders only the rows in view, and scrolls at 60 frames a second: ${tab}`, async ({ page }) => {
      await openLog(page);
      await page.getByRole('tab', { name: tab }).click();
      const list = page.getByRole('list', { name: label });
      await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000');
      const quiet = await scrollThrough(page, label, 0);
      const scrolled = await scrollThrough(page, label, 120);
      test.info().annotations.push({ type: 'frames', description: JSON.stringify({ quiet, scrolled }) });
      expect(scrolled.rows).toBeLessThan(120);
      // A busy machine may not draw sixty frames of a page at rest either.
      if (thorough) expect(scrolled.fps).toBeGreaterThan(quiet.fps > 58 ? 57 : quiet.fps * 0.9);
    });

  test('shows flows and calls as lanes, and its rows by keyboard as well', async ({ page }) => {
    await openLog(page);
    await page.getByRole('tab', { name: '목록' }).press('ArrowRight');
    const lanes = page.getByRole('list', { name: '흐름별로 일어난 일' });
    await expect(page.locator('[data-lane]')).toHaveCount(CHARTS.length + 1);
    await expect(lanes.locator('[data-bar]').first()).toBeAttached();
    await lanes.getByRole('button').first().press('Enter');
    await expect(lanes.locator('[aria-current="true"]')).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(lanes.getByRole('button').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
