import { test as base, expect, type Page } from '@playwright/test';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { MISMATCH } from '#src/app/ssr/hydration-mismatch.ts';
import { watchTraffic } from './layout/at-rest.ts';
import { faultsOf, type PartOfPage } from './layout/axe.ts';

export type Person = 'visitor' | (typeof ACCOUNTS)[number]['role'];

/** What the browser stores of a session. */
export type Session = Record<'token' | 'nickname' | 'name' | 'email' | 'userType', string>;

/** A real login of a seeded person. */
export async function logIn(page: Page, email: string, userType: string): Promise<Session> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  const { data } = await answer.json();
  return { token: data.token, nickname: data.nickname, name: data.name, email: data.email, userType };
}

/** Lets the page start with a session in its storage. */
export const startWith = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('signedInOnce')) return;
    sessionStorage.setItem('signedInOnce', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);

/** Starts the page as one of the demo logins. */
export async function loginAs(page: Page, person: Person): Promise<void> {
  const account = ACCOUNTS.find(({ role }) => role === person);
  if (account) await startWith(page, await logIn(page, account.email, account.role));
}

/** Runs in the page: over when every animation and transition that ends has ended and what follows is drawn. */
const untilStill = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
};

/**
 * Nothing serious or critical by axe; by some of its rules where the others have been asked of the same page. A page with
 * faults is looked at once more when it stands still: a button that has just ceased to be busy is faint for a frame.
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

/** The shop takes events, or this is another page, such as the one without a line. */
const ALIVE = 'html[data-alive], html:not(:has(#root))';

/** A page of the server can be seen before it takes events: a test, unlike a person, would be too quick for it. */
export function waitForLife(page: Page): void {
  const alive = () => page.locator(ALIVE).waitFor({ state: 'attached' });
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

/** Starts to note what a page should not log: unexpected errors, CSP refusals among them, and HTML drawn anew. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if (text.startsWith(MISMATCH)) errors.push(text);
    // A refused call is logged by the browser, code that is gone by React; tests provoke those on purpose.
    if (type === 'error' && !/^(Failed to load resource|ChunkLoadError)/.test(text)) errors.push(text);
  });
  return errors;
}

type Shop = { quiet: undefined; comesToLife: boolean };

/** A page whose unexpected console errors (CSP refusals among them) fail the test, and HTML that had to be drawn anew. */
export const test = base.extend<Shop>({
  /** False where the code of the page is kept away. */
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
