import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the outbox at the newest mail to somebody, once one of its kind is there. */
export async function openLetter(page: Page, to: string, kind: string): Promise<Locator> {
  const letters = page.locator(`article[data-kind="${kind}"]`);
  await expect(async () => {
    await page.goto(`/outbox?to=${encodeURIComponent(to)}`);
    expect(await letters.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  return letters.first();
}

/** The newest mail or text message to somebody, as the outbox shows it; `kind` of server/mail. It may still be written. */
async function newestLetter(page: Page, to: string, kind: string) {
  const outbox = await page.context().newPage();
  const letter = outbox.locator(`article[data-kind="${kind}"]`).first();
  await expect(async () => {
    await outbox.goto(`/outbox?to=${encodeURIComponent(to)}`);
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const read = {
    id: Number(await letter.getAttribute('data-mail')),
    text: (await letter.textContent()) ?? '',
    link: await letter
      .getByRole('link')
      .first()
      .getAttribute('href', { timeout: 500 })
      .catch(() => null),
  };
  await outbox.close();
  return read;
}

/** The address that the newest letter of a kind leads to, as a path of this shop. */
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
