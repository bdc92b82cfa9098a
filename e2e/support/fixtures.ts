import { test as base, expect, type Page } from '@playwright/test';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { MISMATCH } from '#src/app/ssr/hydration-mismatch.ts';
import { watchTraffic } from './layout/at-rest.ts';
import { faultsOf, type PartOfPage } from './layout/axe.ts';
import { untilThere } from './until-there.ts';

export type Person = 'visitor' | (typeof ACCOUNTS)[number]['role'];

/** The stored session of a browser. */
export type Session = Record<'token' | 'nickname' | 'name' | 'email' | 'userType', string>;

/** Logs in as a seeded person. */
export async function logIn(page: Page, email: string, userType: string): Promise<Session> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  const { data } = await answer.json();
  return { token: data.token, nickname: data.nickname, name: data.name, email: data.email, userType };
}

/** Starts the page with a session in its storage. */
export const startWith = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('signedInOnce')) return;
    sessionStorage.setItem('signedInOnce', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);

/** Starts the page with one of the demo logins. */
export async function loginAs(page: Page, person: Person): Promise<void> {
  const account = ACCOUNTS.find(({ role }) => role === person);
  if (account) await startWith(page, await logIn(page, account.email, account.role));
}

/** Runs in the page: resolves when every finite animation and transition has ended and the result is drawn. */
const untilStill = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
};

/**
 * Expects no serious or critical violation of axe, of some of its rules if the others were already checked on the
 * page. A page with violations is checked once more when it is still: a button that has just ceased to be busy is
 * faint for a frame.
 */
export async function expectAccessible(
  page: Page,
  rules: readonly string[] = [],
  part: PartOfPage | null = null,
): Promise<void> {
  if ((await faultsOf(page, rules, part)).length === 0) return;
  await page.evaluate(untilStill);
  expect(await faultsOf(page, rules, part)).toEqual([]);
}

/** Expects the same of one flow, where the page around it is looked at elsewhere. */
export const expectAccessibleFlow = (page: Page, flow: string): Promise<void> =>
  expectAccessible(page, [], { flow, without: [] });

/** Resolves when the shop is hydrated, or this is another page, such as the offline page. */
const ALIVE = 'html[data-alive], html:not(:has(#root))';

/**
 * A server-rendered page is visible before it handles events, and asks for much of its code with the first input: a test,
 * unlike a person, would be too quick for it, and moves no pointer on its way.
 */
export function waitForLife(page: Page): void {
  const alive = async () => {
    if (!(await untilThere(page, ALIVE))) await page.locator(ALIVE).waitFor({ state: 'attached' });
    // The first move of a pointer has no distance.
    await page.mouse.move(1, 1);
    await page.mouse.move(1, 2);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...address) => {
    const answer = await goto(...address);
    await alive();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await alive();
    return answer;
  };
}

/** Starts to record unexpected errors of a page, with CSP refusals and hydration mismatches. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if (text.startsWith(MISMATCH)) errors.push(text);
    // The browser logs a refused call, and React a failed import; tests provoke those on purpose.
    if (type === 'error' && !/^(Failed to load resource|ChunkLoadError)/.test(text)) errors.push(text);
  });
  return errors;
}

type Shop = { quiet: undefined; comesToLife: boolean };

/** A page on which unexpected console errors (CSP refusals and hydration mismatches among them) fail the test. */
export const test = base.extend<Shop>({
  /** False where the code of the page is blocked. */
  comesToLife: [true, { option: true }],
  context: async ({ context, comesToLife }, use) => {
    context.on('page', watchTraffic);
    if (comesToLife) context.on('page', waitForLife);
    await use(context);
  },
  quiet: [
    async ({ page }, use) => {
      const errors = watchErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
