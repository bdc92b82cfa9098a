import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import type { Newcomer } from './newcomers.ts';

/** A seeded member by the name in the address (server/seed/facts/members.ts), or a new member. */
type Member = string | Pick<Newcomer, 'email' | 'password'>;

async function logInAs(page: Page, member: Member) {
  const seeded = { email: `${member}@sinbaljang.test`, password: DEMO_PASSWORD };
  const { email, password } = typeof member === 'string' ? seeded : member;
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { data } = await answer.json();
  // New members get the dialog of foot sizes above every page.
  if (data.feetDue)
    await page.request.put('/api/users/me/feet', {
      headers: { authorization: `Bearer ${data.token}` },
      data: { feet: null },
    });
  return data;
}

/** Authorization header of any member. */
export const bearer = async (page: Page, member: Member): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${(await logInAs(page, member)).token}`,
});

/** Starts the page as any member; returns the authorization header. */
export async function signIn(page: Page, member: Member): Promise<{ authorization: string }> {
  const data = await logInAs(page, member);
  const stored = {
    token: String(data.token),
    nickname: String(data.nickname),
    name: String(data.name),
    email: String(data.email),
    userType: String(data.role).toLowerCase(),
  };
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('signedInOnce')) return;
    sessionStorage.setItem('signedInOnce', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return { authorization: `Bearer ${stored.token}` };
}

/** One part of the page by its flow. */
export const flow = (page: Page, name: string) => page.locator(`[data-flow="${name}"]`);
