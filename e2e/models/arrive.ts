import { expect, type Page, test } from '@playwright/test';
import { type Driver, loadsDocument, QUIET_PAGE } from '#proof/kit/driver.ts';
import { openApiClient } from '#src/http/api-client.ts';
import type { Call } from '#src/http/call.ts';
import { lazyClient } from '#src/http/lazy-client.ts';
import { newKey } from '#src/lib/new-key.ts';
import { termsText } from '#src/text/legal.ts';
import { logIn, type Session, startWith } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';
import type { HeldPorts } from './held-ports.ts';

/** Members by e-mail, for paths that do not end the session: a login is slow on purpose. */
const sessions = new Map<string, Session>();

const emailOf = (member: string): string => `${member}@sinbaljang.test`;

async function sessionOf(page: Page, member: string, isOwn: boolean): Promise<Session> {
  const email = emailOf(member);
  if (isOwn) return logIn(page, email, 'user');
  const session = sessions.get(email) ?? (await logIn(page, email, 'user'));
  sessions.set(email, session);
  return session;
}

/** The shop's own client as a member, to prepare what a path needs. */
function callAs(member: string | null, url: string): Call {
  const baseUrl = new URL(url).origin;
  const token = () => member;
  const ports = { baseUrl, token, onUnauthorized: () => {}, newKey, onWait: () => {} };
  return lazyClient({ open: async () => openApiClient(ports), token }).call;
}

/** Runs in the page. */
const likesAreRead = async (): Promise<void> => {
  while (localStorage.getItem('likedPosts') === null) await new Promise(requestAnimationFrame);
};

/** The quiet page, on a host with a name where the flow needs one. */
function quietPage({ needsName = false }: Driver): string {
  const { baseURL } = test.info().project.use;
  return needsName ? named(`${baseURL}${QUIET_PAGE}`) : QUIET_PAGE;
}

/** What a page has in its storage where each path of a flow begins. */
const beginnings = new WeakMap<Page, Stored>();
type Stored = { local: [string, string][]; session: [string, string][] };

/** Runs in the page. */
const readStorage = (): Stored => ({
  local: Object.entries(localStorage),
  session: Object.entries(sessionStorage),
});
/** Runs in the page. */
const writeStorage = ({ local, session }: Stored): void => {
  for (const [storage, entries] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear();
    for (const [key, value] of entries) storage.setItem(key, value);
  }
};
/** Runs in the page: inside the app, without loading a document. */
const goInside = (address: string): void => history.pushState(null, '', address);

/** Opens the quiet page as the driver's person. */
async function openQuietPage(page: Page, driver: Driver): Promise<Session | null> {
  const { member, endsSession = false } = driver;
  const session = member ? await sessionOf(page, member, endsSession) : null;
  if (session) await startWith(page, session);
  await page.goto(quietPage(driver));
  const ready = member ? page.getByRole('button', { name: /계정 메뉴/ }) : page.getByRole('banner');
  await ready.waitFor();
  // The session reads the liked feeds once; that call is none of the flow's.
  if (member) await page.evaluate(likesAreRead);
  beginnings.set(page, await page.evaluate(readStorage));
  return session;
}

/**
 * Comes back to the quiet page inside the app, which ends the flow of the path before, with the storage of its start. The
 * pointer goes where it rests in a new page: the shop would foresee a press of the link below it, and ask for its page.
 */
async function returnToQuietPage(
  page: Page,
  { member, changesContext = false }: Driver,
  flow: string,
  stored: Stored,
): Promise<Session | null> {
  // The path before has stopped the clock, without which nothing moves.
  if (changesContext) await page.clock.resume();
  await page.mouse.move(0, 0);
  await page.evaluate(goInside, QUIET_PAGE);
  await page.getByRole('heading', { level: 1, name: termsText.title }).waitFor();
  await expect(page.locator(`[data-flow="${flow}"]`)).toHaveCount(0);
  await page.evaluate(writeStorage, stored);
  return member ? (sessions.get(emailOf(member)) ?? null) : null;
}

/** Starts on a page without calls, so that only the flow itself is held, and navigates to it inside the app. */
export async function arrive(page: Page, driver: Driver, flow: string, ports: HeldPorts): Promise<void> {
  const { path, reach } = driver;
  const stored = loadsDocument(driver) ? undefined : beginnings.get(page);
  const session = await (stored
    ? returnToQuietPage(page, driver, flow, stored)
    : openQuietPage(page, driver));
  const address = typeof path === 'string' ? path : await path(callAs(session?.token ?? null, page.url()));
  await ports.arm(page);
  await page.evaluate(goInside, address);
  await reach?.(page);
}
