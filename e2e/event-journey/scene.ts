import type { Browser, Page } from '@playwright/test';
import { laterDay, seoulDay } from '#domain/kit/time.ts';
import { expect as asked, waitForLife } from '../support/fixtures.ts';
import { flow, signIn } from '../support/members.ts';
import type { Newcomer } from '../support/newcomers.ts';

/** Somebody else may keep this machine busy: what comes is waited for, however long it takes. */
export const expect = asked.configure({ timeout: 45_000 });

/** Days of the event, counted from the day on which it is written. */
export const DAYS = { first: 1, running: 2, last: 7, announcement: 8, over: 9 } as const;
const written = seoulDay(new Date());
export const dayOf = (days: number): string => laterDay(written, days);

/** One shop with a clock of its own, and everybody who comes to it. */
export type Scene = { browser: Browser; base: string; title: string; eventId: number };
export type Someone = 'admin' | Newcomer;

/** A visit of its own in a browser of its own: whoever comes back after days logs in again. */
export async function visit<Found>(
  { browser, base }: Pick<Scene, 'browser' | 'base'>,
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
export const passDays = (scene: Scene, presses: readonly string[], until: number): Promise<void> =>
  visit(scene, null, async (page) => {
    await page.goto('/?inspect=panel');
    const panel = page.frameLocator('iframe[title="신발장 검사기"]');
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    let days = Number(
      /\d+/.exec((await panel.getByText(/옮겨졌어요\.|지금 시각이에요\./).textContent()) ?? '')?.[0] ?? 0,
    );
    for (const press of presses) {
      await panel.getByRole('button', { name: press, exact: true }).click();
      days += Number(/\d+/.exec(press)?.[0]);
      // The shop answers when everything that these days bring about is done.
      await expect(panel.getByText(`${days}일 옮겨졌어요.`)).toBeVisible();
    }
    expect(days).toBe(until);
  });
