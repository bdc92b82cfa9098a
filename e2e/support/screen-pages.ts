import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { readMyPrices } from '#domain/trade/cart/my-price.ts';
import { envelope, isJson } from '#proof/kit/answers.ts';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import type { SeenScreen } from '#src/inspector/screens/screen-list.ts';
import { logIn, type Session, watchErrors } from './fixtures.ts';

type Who = SeenScreen['who'];
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** The browser storage of a role, and the answer about its profile. */
type Visit = { session: Session | null; cookies: Cookies; profile: unknown };

/** The page of a worker, with its requests and errors since its screen began. */
export type ScreenPage = {
  page: Page;
  /** Requested paths, including code. */
  asked: Set<string>;
  /** Logged lines that are errors. */
  errors: string[];
};

/** The time in the samples. */
const NOW = '2026-11-21T03:00:00Z';
/** The wishes in the samples. */
const WISHED = [2, 8];
/** A document of the origin of the shop without code. */
const PLAIN = '/robots.txt';

/**
 * Logs in once per role; the profile is the real one without the number of the cart, so that pictures show no real
 * cart.
 */
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
 * Answers calls of a page with data. `page.route` would disable the cache of the browser for all requests, code
 * included; the patterns of the protocol affect only the matching ones.
 */
async function answerCalls(page: Page, answers: Readonly<Record<string, () => unknown>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const data = answers[new URL(request.url).pathname]?.();
    const body = Buffer.from(JSON.stringify(envelope(data))).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
    // A page that has navigated needs no answer.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: Object.keys(answers).flatMap((path) => [
      { urlPattern: `*${path}` },
      { urlPattern: `*${path}\\?*` },
    ]),
  });
}

/**
 * Opens the page of a worker; returns a function that opens a screen for a role, without anything of the screen
 * before.
 */
async function openScreenPage(browser: Browser): Promise<(who: Who) => Promise<ScreenPage>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const errors = watchErrors(page);
  const visits = new Map<Who, Visit>();
  let profile: unknown = null;
  await page.clock.setFixedTime(NOW);
  await answerCalls(page, {
    [listWishIds.path]: () => WISHED,
    [myProfile.path]: () => profile,
    // Prices of the real shop would stand beside those of the samples.
    [readMyPrices.path]: () => [],
  });
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

/** One page for all screens of a worker: their code is loaded and compiled once. */
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
      // Opened by the first test: its options apply to all.
      beginOn.begin ??= await openScreenPage(browser);
      return beginOn.begin(who);
    });
  },
});
