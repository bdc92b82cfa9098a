import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { PICTURES } from '../../tests/support/pictures.ts';

const RECORD = join(PICTURES, 'made-with.json');
/** Korean, Latin and digits, and an emoji as levels have it. */
const SAMPLES = ['가나다라마바사 신발장 뛰는 하루', 'Sinbaljang 0123456789 ₩,.', '🥇'];

/** How a machine draws letters: browser, and width and ink of each sample in two weights. */
type Hand = { chromium: string; letters: string };

async function handOf(page: Page): Promise<Hand> {
  const letters = await page.evaluate((samples) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 40 });
    const paper = canvas.getContext('2d', { willReadFrequently: true });
    if (!paper) return [];
    const family = getComputedStyle(document.body).fontFamily;
    return samples.flatMap((sample) =>
      ['400', '700'].flatMap((weight) => {
        paper.clearRect(0, 0, 400, 40);
        paper.font = `${weight} 16px ${family}`;
        paper.fillText(sample, 4, 28);
        const ink = paper.getImageData(0, 0, 400, 40).data.reduce((sum, byte) => sum + byte, 0);
        return [Math.round(paper.measureText(sample).width * 100) / 100, ink];
      }),
    );
  }, SAMPLES);
  const chromium = page.context().browser()?.version().split('.')[0] ?? '';
  return { chromium, letters: letters.join(' ') };
}

export const isRetaking = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Returns why the stored pictures cannot be compared on this machine; null if they can. */
function whyNot(hand: Hand): string | null {
  if (!existsSync(RECORD)) return null;
  const record: Hand = JSON.parse(readFileSync(RECORD, 'utf8'));
  if (record.chromium !== hand.chromium)
    return `they were taken by Chromium ${record.chromium}, this is ${hand.chromium}`;
  return record.letters === hand.letters ? null : 'this machine draws letters otherwise';
}

/** Cached for the browser of this worker: it draws letters alike on every page. */
let ownHand: Hand | null = null;
let hasSaid = false;

/** Time limit for a page to match its picture, on a busy machine. */
const LONGEST_MS = 10_000;

/**
 * True if pictures of this page can be compared with the stored ones. Fonts and browsers differ between machines:
 * where they do, a difference would mean nothing, and test and console report that pictures are skipped.
 */
export async function canCompare(page: Page): Promise<boolean> {
  ownHand ??= await handOf(page);
  const hand = ownHand;
  if (isRetaking()) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(RECORD, `${JSON.stringify(hand, null, 2)}\n`);
    return true;
  }
  const reason = whyNot(hand);
  if (reason === null) return true;
  const description = `pictures are not compared: ${reason}; \`npm run pictures\` takes them anew`;
  test.info().annotations.push({ type: 'pictures', description });
  // biome-ignore lint/suspicious/noConsole: said once per run, where the person who runs the tests reads it.
  if (!hasSaid) console.log(description);
  hasSaid = true;
  return false;
}

/** Expects the page to match its stored picture; a mismatch lets the test check its other pages too. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  // For a new picture the right result is not known: all code and pictures of the page must be loaded.
  if (isRetaking()) {
    await page.waitForLoadState('networkidle');
    // A `<picture>` that a new width gives another file loads again, and shows the last one meanwhile.
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    );
  }
  // The matcher stops at the first still page: one whose late parts are missing may be tried again.
  await expect.soft(() => expect(page).toHaveScreenshot(`${name}.png`)).toPass({ timeout: LONGEST_MS });
}
