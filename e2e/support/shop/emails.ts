import { expect, type Locator, type Page } from '@playwright/test';

/** A mail is written right after the answer of its call: it is polled often, in ms. */
const SOON = { timeout: 30_000, intervals: [50] };

/** Opens the outbox at the newest mail to an address, once one of its kind is there. */
export async function openEmail(page: Page, to: string, kind: string): Promise<Locator> {
  const letters = page.locator(`article[data-kind="${kind}"]`);
  await expect(async () => {
    await page.goto(`/outbox?to=${encodeURIComponent(to)}`);
    expect(await letters.count()).toBeGreaterThan(0);
  }).toPass(SOON);
  return letters.first();
}

/** Returns the text of HTML without tags and with decoded entities. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The newest mail or text message to a person in the outbox; `kind` of server/mail. It may still be in the queue. */
async function newestLetter(page: Page, to: string, kind: string) {
  let letter = '';
  // Requested outside the page, which does not change.
  await expect(async () => {
    const html = await (await page.request.get(`/outbox?to=${encodeURIComponent(to)}`)).text();
    const letters = html.match(/<article [\s\S]*?<\/article>/g) ?? [];
    letter = letters.find((one) => one.includes(` data-kind="${kind}"`)) ?? '';
    expect(letter).not.toBe('');
  }).toPass(SOON);
  const link = /<a href="([^"]+)"/.exec(letter)?.[1];
  return { text: plain(letter), link: link === undefined ? null : plain(link) };
}

/** The target of the link in the newest letter of a kind, as a path of this shop. */
export async function linkOf(page: Page, to: string, kind: string): Promise<string> {
  const { link } = await newestLetter(page, to, kind);
  if (!link) throw new Error(`no link in ${kind} to ${to}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** The six digits of the newest text message. */
export async function codeOf(page: Page, phone: string): Promise<string> {
  const { text } = await newestLetter(page, phone, 'phone-code');
  const code = /\d{6}/.exec(text.replace(phone, ''))?.[0];
  if (!code) throw new Error(`no code to ${phone}`);
  return code;
}
