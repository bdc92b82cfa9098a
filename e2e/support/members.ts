import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/accounts.ts';

async function logInAs(page: Page, member: string) {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${member}@sinbaljang.test`, password: DEMO_PASSWORD },
  });
  return (await answer.json()).data;
}

/** What a call of any seeded member carries. */
export const bearer = async (page: Page, member: string): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${(await logInAs(page, member)).token}`,
});

/** Starts the page as any seeded member (server/seed/members.ts); answers the bearer header. */
export async function signIn(page: Page, member: string): Promise<{ authorization: string }> {
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
