import type { Page } from '@playwright/test';
import { REQUEST_TIMEOUT_MS } from '#src/http/http.ts';

/**
 * Stops the page's clock, which then goes on only when a path says so. Stopping it means jumping ahead a little: a
 * jump past the limit of a request would end the ones that are under way, as a server that is late does.
 */
export const pauseClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(Date.now() + REQUEST_TIMEOUT_MS / 2);

/** Stops it for a page that has nothing more to wait for. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}
