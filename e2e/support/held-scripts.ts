import type { Page } from '@playwright/test';

/** A page whose scripts are held back, so that it stays unhydrated as long as a test needs. */
export type HeldScripts = {
  /** Opens a page without waiting for its scripts. */
  open(address: string): Promise<void>;
  /** Lets the scripts load; resolves once the page handles events. */
  release(): Promise<void>;
  /** Requests since the page was opened, by method, address and body, without scripts. */
  sent(): readonly Sent[];
};
export type Sent = { method: string; url: string; body: string };

const SCRIPT = /\/assets\/[^/]+\.js$/;

/** Holds files back that a page asks for, until the answered function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

export async function holdScripts(page: Page): Promise<HeldScripts> {
  const letGo = await holdFiles(page, SCRIPT);
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!SCRIPT.test(url)) sent.push({ method: request.method(), url, body: request.postData() ?? '' });
  });
  return {
    async open(address) {
      // Neither DOMContentLoaded nor load fires without the scripts.
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#root footer, #root main').first().waitFor();
    },
    async release() {
      letGo();
      await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 20_000 });
    },
    sent: () => sent,
  };
}
