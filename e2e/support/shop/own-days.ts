import { type APIResponse, expect as asked, type Browser, type Page, request, test } from '@playwright/test';
import { moveClock, readClock } from '#domain/jobs/qa-clock.ts';
import { waitForLife } from '../fixtures.ts';
import { flow, signIn } from './members.ts';
import type { Newcomer } from './newcomers.ts';
import { freePort, openSecondShop, type SecondShop } from './second-shop.ts';

/** Other work may slow this machine down, so expectations wait longer. */
export const expect = asked.configure({ timeout: 45_000 });

/** Milliseconds that all jobs of a week may take on a busy machine. */
const LONGEST_SWEEP = 120_000;

/** One shop with its own clock, and the browsers that visit it. */
export type Days = { browser: Browser; base: string };
/** A seeded member by name, or a new member. */
export type Someone = string | Newcomer;

/**
 * Starts a shop for the tests of a file, on the database of this run: no other test advances its clock. Returns its
 * address.
 */
export function ownDays(): () => string {
  let shop: SecondShop | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // No call is refused or cut off because the machine is busy.
    const env = { CLIENT_DIR: 'dist/qa', QA_TOOLS: '1', MAX_LOOP_DELAY: '0', HANDLER_TIMEOUT: '0' };
    shop = await openSecondShop(await freePort(), env);
  });
  test.afterAll(() => shop?.close());
  return () => shop?.base ?? '';
}

/** Runs a visit in a new browser: sessions expire over days, so each visit logs in. */
export async function visit<Found>(
  { browser, base }: Days,
  who: Someone | null,
  does: (page: Page, headers: { authorization: string }) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  waitForLife(page);
  // Reads that a busy machine answers too late are repeated by the retry button.
  const again = page.getByRole('button', { name: '다시 시도', exact: true }).first();
  await page.addLocatorHandler(again, (button) => button.click(), { noWaitAfter: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const found = await does(page, who ? await signIn(page, who) : { authorization: '' });
  await context.close();
  expect(errors).toEqual([]);
  return found;
}

export const state = (page: Page, name: string, wanted: string | RegExp): Promise<void> =>
  expect(flow(page, name)).toHaveAttribute('data-state', wanted);

/**
 * Advances the clock of a shop by these days, one after the other: it answers when all jobs of a day are done. `until` is
 * the day that is then reached. The panel does the same: inspector.spec.ts.
 */
export async function passDays({ base }: Days, steps: readonly number[], until: number): Promise<void> {
  const clock = await request.newContext({ baseURL: base, timeout: LONGEST_SWEEP });
  const read = async (answer: APIResponse): Promise<number> => (await answer.json()).data.days;
  let passed = await read(await clock.get(readClock.path));
  for (const days of steps) {
    passed += days;
    expect(await read(await clock.put(moveClock.path, { data: { days: passed } }))).toBe(passed);
  }
  await clock.dispose();
  expect(passed).toBe(until);
}
