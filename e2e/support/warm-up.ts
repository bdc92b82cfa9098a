import type { FullConfig } from '@playwright/test';
import { ASKED_BY_BROWSER, isDrawn } from './drawn.ts';

const PAGES = ['/', '/products', '/products/1', '/feeds', '/events', '/login'];
const TRIES = 10;

/**
 * Asks for pages until each has come with its content. A server that has just started reads and compiles while it draws:
 * the first page of each kind may be late, comes as a frame and is filled by the browser, which is not what tests measure.
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
