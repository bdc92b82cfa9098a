import { type Page, test } from '@playwright/test';
import type { Call } from '#src/http/call.ts';
import { lazyLine } from '#src/http/lazy-line.ts';
import { openLine } from '#src/http/line.ts';
import { newKey } from '#src/lib/new-key.ts';
import { logIn, type Session, startWith } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';
import { type Driver, QUIET_PAGE } from './driver.ts';
import type { HeldPorts } from './held-ports.ts';

/** Members by e-mail, for paths that do not end the session: a login is slow on purpose. */
const sessions = new Map<string, Session>();

async function sessionOf(page: Page, member: string, isOwn: boolean): Promise<Session> {
  const email = `${member}@sinbaljang.test`;
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
  return lazyLine({ open: async () => openLine(ports), token }).call;
}

/** Runs in the page. */
const likesAreRead = async (): Promise<void> => {
  while (localStorage.getItem('likedPosts') === null) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** The quiet page, on a host with a name where the flow needs one. */
function quietPage({ needsName = false }: Driver): string {
  const { baseURL } = test.info().project.use;
  return needsName ? named(`${baseURL}${QUIET_PAGE}`) : QUIET_PAGE;
}

/** Starts on a quiet page, so that only the flow itself is held, and goes on to it inside the app. */
export async function arrive(page: Page, driver: Driver, ports: HeldPorts): Promise<void> {
  const { member, path, reach, endsSession = false } = driver;
  const session = member ? await sessionOf(page, member, endsSession) : null;
  if (session) await startWith(page, session);
  await page.goto(quietPage(driver));
  const address = typeof path === 'string' ? path : await path(callAs(session?.token ?? null, page.url()));
  const ready = member ? page.getByRole('button', { name: /계정 메뉴/ }) : page.getByRole('banner');
  await ready.waitFor();
  // The session reads the liked feeds once; that call is none of the flow's.
  if (member) await page.evaluate(likesAreRead);
  await ports.arm(page);
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await reach?.(page);
}
