import { expect, type Page, test } from '@playwright/test';
import type { PageNeeds, PathPages } from './clean-page.ts';

/** Milliseconds that the picture of a failed path may take. */
const PICTURE_LIMIT = 5_000;

/** One path of a flow: what it is called, the page it needs, how it is played and its limit in milliseconds. */
export type JudgedPath = {
  name: string;
  needs: PageNeeds;
  limit: number;
  play: (page: Page) => Promise<void>;
};

/** Returns the message of an error, and where its last cause was thrown. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? (error.stack ?? error.message)
    : `${error.message}\n${wordsOf(error.cause)}`;
}

/** Attaches what the page of a failed path shows, where there is still a page. */
async function attachPicture(page: Page, name: string): Promise<void> {
  const body = await page.screenshot({ timeout: PICTURE_LIMIT }).catch(() => null);
  if (body) await test.info().attach(name, { body, contentType: 'image/png' });
}

async function playOne(pages: PathPages, { name, needs, play }: JudgedPath): Promise<void> {
  const { page, errors, leave } = await pages.open(needs);
  try {
    await play(page);
    expect(errors, 'logged by the page').toEqual([]);
  } catch (error) {
    await attachPicture(page, name);
    throw error;
  } finally {
    await leave();
  }
}

/**
 * Plays the paths of a flow one after the other, each a step of the report. A failed one does not keep the others from
 * being judged: the error at the end names each path that failed, with its own error.
 */
export async function judgePaths(pages: PathPages, paths: readonly JudgedPath[]): Promise<void> {
  test.setTimeout(paths.reduce((sum, { limit }) => sum + limit, 0));
  const failed: string[] = [];
  for (const path of paths) {
    try {
      await test.step(path.name, () => playOne(pages, path), { timeout: path.limit });
    } catch (error) {
      // What it has left in a page that paths share must not fail the next one.
      await pages.discard();
      failed.push(`✗ ${path.name}\n${wordsOf(error)}`);
    }
  }
  if (failed.length > 0)
    throw new Error([`${failed.length} of ${paths.length} paths failed`, ...failed].join('\n\n'));
}
