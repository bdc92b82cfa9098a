import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const manifest: Readonly<Record<string, { file: string; name?: string }>> = JSON.parse(
  readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
);

/** Path of the chunk that contains a source as its entry. */
export const fileOf = (source: string): string => `/${manifest[source]?.file}`;

/** The chunk that watches links (scripts/lib/bundle/chunks.ts). */
const INTENT_CODE = `/${Object.values(manifest).find(({ name }) => name === 'ahead')?.file}`;

/**
 * Opens a page, moves the pointer once, and waits until its links are watched: the module is loaded once it can be
 * imported again.
 */
export async function openWatched(page: Page, address: string): Promise<void> {
  const code = page.waitForResponse((answer) => new URL(answer.url()).pathname === INTENT_CODE);
  await page.goto(address);
  // The first move of a pointer has no distance.
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 2);
  await code;
  await page.evaluate((file) => import(file), INTENT_CODE);
}
