import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import type { SeenScreen } from '#src/lib/navigation/screen-look.ts';
import { envelope, isJson } from '../models/answers.ts';
import { logIn, type Session, watchErrors } from './fixtures.ts';

type Who = SeenScreen['who'];
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** What a person of a role has in the browser, and what the shop answers of the profile. */
type Visit = { session: Session | null; cookies: Cookies; profile: unknown };

/** The page of a worker, and what has happened on it since its screen was begun. */
export type ScreenPage = {
  page: Page;
  /** Paths that it has asked for, code among them. */
  asked: Set<string>;
  /** What it should not have logged. */
  errors: string[];
};

/** The samples' time. */
const NOW = '2026-11-21T03:00:00Z';
/** The samples' hearts. */
const WISHED = [2, 8];
/** A document of the shop's origin that runs no code. */
const PLAIN = '/robots.txt';

/** Logs in once per role; the profile is the real one without a number at the cart, so that no real cart is in a picture. */
async function visitOf(page: Page, who: Who): Promise<Visit> {
  const account = ACCOUNTS.find(({ role }) => role === who);
  if (!account) return { session: null, cookies: [], profile: null };
  await page.context().clearCookies();
  const session = await logIn(page, account.email, account.role);
  const headers = { authorization: `Bearer ${session.token}` };
  const answer = await page.request.get(myProfile.path, { headers });
  const { data } = await answer.json();
  if (!isJson(data)) throw new Error(`${myProfile.path} answered ${answer.status()}`);
  return { session, cookies: await page.context().cookies(), profile: { ...data, cartCount: 0 } };
}

/**
 * Answers calls of a page with data. `page.route` would switch the browser's cache off, for the code too, as soon as
 * there is one route; the protocol's own patterns leave all else alone.
 */
async function answerCalls(page: Page, answers: Readonly<Record<string, () => unknown>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const data = answers[new URL(request.url).pathname]?.();
    const body = Buffer.from(JSON.stringify(envelope(data))).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
    // A page that has gone on waits for no answer.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: Object.keys(answers).map((path) => ({ urlPattern: `*${path}` })),
  });
}

/** Opens the page of a worker; answers what begins a screen on it for a role, which meets nothing of the screen before. */
async function openScreenPage(browser: Browser): Promise<(who: Who) => Promise<ScreenPage>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const errors = watchErrors(page);
  const visits = new Map<Who, Visit>();
  let profile: unknown = null;
  await page.clock.setFixedTime(NOW);
  await answerCalls(page, { [listWishIds.path]: () => WISHED, [myProfile.path]: () => profile });
  return async (who) => {
    await page.goto(PLAIN);
    const visit = visits.get(who) ?? (await visitOf(page, who));
    visits.set(who, visit);
    profile = visit.profile;
    await page.evaluate(
      (entries) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(visit.session ?? {}),
    );
    await context.clearCookies();
    await context.addCookies(visit.cookies);
    asked.clear();
    errors.length = 0;
    return { page, asked, errors };
  };
}

type Shared = { beginOn: { begin: Awaited<ReturnType<typeof openScreenPage>> | null } };

/** One page for all screens of a worker: their code is fetched and compiled once. */
export const test = base.extend<{ beginScreen(who: Who): Promise<ScreenPage> }, Shared>({
  beginOn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      await use({ begin: null });
    },
    { scope: 'worker' },
  ],
  beginScreen: async ({ beginOn, browser }, use) => {
    await use(async (who) => {
      // Opened by the first test: its options are those of all.
      beginOn.begin ??= await openScreenPage(browser);
      return beginOn.begin(who);
    });
  },
});
