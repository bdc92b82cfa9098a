import type { FullConfig } from '@playwright/test';
import { ASKED_BY_BROWSER, isDrawn } from './rendered.ts';

const PAGES = ['/', '/products', '/products/1', '/feeds', '/events', '/login'];
const TRIES = 10;

/**
 * Requests pages until each is rendered with its content. A new server loads and compiles code while it renders: the
 * first page of each kind may be late and be sent as a frame filled by the browser, which is not what tests measure.
 */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const base = projects[0]?.use.baseURL;
  if (!base) throw new Error('no address to warm up');
  for (const page of PAGES)
    for (let tries = TRIES; tries > 0; tries -= 1) {
      const answer = await fetch(`${base}${page}`, { headers: ASKED_BY_BROWSER });
      if (isDrawn(await answer.text())) break;
    }
}
