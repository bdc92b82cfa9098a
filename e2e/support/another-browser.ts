import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { waitForLife } from './fixtures.ts';
import { watchTraffic } from './layout/at-rest.ts';

/** A page of somebody else's browser, or of another one of the same person. */
export async function anotherBrowser(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.on('page', waitForLife);
  context.on('page', watchTraffic);
  return context.newPage();
}
