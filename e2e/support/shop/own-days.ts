import { expect as asked, type Browser, type Page, test } from '@playwright/test';
import { createTestUrl, onPostgres } from '../../../tests/support/server/test-database.ts';
import { waitForLife } from '../fixtures.ts';
import { flow, signIn } from './members.ts';
import type { Newcomer } from './newcomers.ts';
import { freePort, openSecondShop, type SecondShop } from './second-shop.ts';

/** Somebody else may keep this machine busy: what comes is waited for, however long it takes. */
export const expect = asked.configure({ timeout: 45_000 });

/** One shop with a clock of its own, and the browsers that come to it. */
export type Days = { browser: Browser; base: string };
/** A seeded member by name, or somebody who has just joined. */
export type Someone = string | Newcomer;

/**
 * A shop of its own for the tests of a file, on the engine of this run: nobody else's test lives through its days. Answers
 * where it is.
 */
export function ownDays(): () => string {
  let shop: SecondShop | undefined;
  let database: Awaited<ReturnType<typeof createTestUrl>> | null = null;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // Nobody is turned away, and nothing cut short, because the machine is busy.
    const env = { CLIENT_DIR: 'dist/qa', QA_TOOLS: '1', MAX_LOOP_DELAY: '0', HANDLER_TIMEOUT: '0' };
    database = onPostgres ? await createTestUrl() : null;
    const where = database ? { DATABASE_URL: database.url } : {};
    shop = await openSecondShop(await freePort(), { ...env, ...where });
  });
  test.afterAll(async () => {
    await shop?.close();
    await database?.drop();
  });
  return () => shop?.base ?? '';
}

/** A visit of its own in a browser of its own: whoever comes back after days logs in again. */
export async function visit<Found>(
  { browser, base }: Days,
  who: Someone | null,
  does: (page: Page, headers: { authorization: string }) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  waitForLife(page);
  // Reads that a busy machine answers too late are asked for again, as a person would.
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

/** Moves the days of the shop where its people do: in the panel of QA. */
export const passDays = (days: Days, presses: readonly string[], until: number): Promise<void> =>
  visit(days, null, async (page) => {
    await page.goto('/?inspect=panel');
    const panel = page.frameLocator('iframe[title="신발장 검사기"]');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    let passed = Number(
      /\d+/.exec((await panel.getByText(/옮겨졌어요\.|지금 시각이에요\./).textContent()) ?? '')?.[0] ?? 0,
    );
    for (const press of presses) {
      await panel.getByRole('button', { name: press, exact: true }).click();
      passed += Number(/\d+/.exec(press)?.[0]);
      // The shop answers when everything that these days bring about is done.
      await expect(panel.getByText(`${passed}일 옮겨졌어요.`)).toBeVisible();
    }
    expect(passed).toBe(until);
  });
