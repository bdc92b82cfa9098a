import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { SAID } from '../../tests/support/pictures.ts';
import { isRetaking } from './pictures.ts';

const HEADING = '## ';
/** How long a page may take until it says what is stored, on a machine that others keep busy. */
const LONGEST_MS = 10_000;

/** Words, headings, links, controls and their values, as a screen reader meets them; addresses are left out. */
async function saidBy(part: Locator): Promise<string> {
  const said = await part.ariaSnapshot();
  return said
    .split('\n')
    .filter((line) => !line.trim().startsWith('- /url:'))
    .join('\n');
}

/** What each stage of a screen says, by the name of the stage; nothing for a screen without a file. */
function storedOf(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const [, ...parts] = `\n${readFileSync(file, 'utf8')}`.split(`\n${HEADING}`);
  return new Map(
    parts.map((part): [string, string] => {
      const [stage = '', ...lines] = part.split('\n');
      return [stage, lines.join('\n').trim()];
    }),
  );
}

/** Asks for the code of parts that come late: what a page says does not depend on when an idle moment comes. */
const hurryLateParts = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('hurry')));

/** A page that stands still: two readings in a row are the same. */
async function settled(page: Page, part: Locator): Promise<string> {
  await hurryLateParts(page);
  await page.waitForLoadState('networkidle');
  let last = '';
  await expect(async () => {
    const before = last;
    last = await saidBy(part);
    expect(last).toBe(before);
  }).toPass({ timeout: LONGEST_MS });
  return last;
}

/** Compares what the stages of one screen say with e2e/said, or writes it anew with the pictures. */
export function saidOf(screen: string) {
  const file = join(SAID, `${screen}.txt`);
  const stored = storedOf(file);
  const seen = new Map<string, string>();
  return {
    /** The page, or in later stages its flow, says what is stored for the stage, be it after its late parts have come. */
    async expectSaid(page: Page, stage: string, flow: string | null): Promise<void> {
      // The flow is what its later stages change.
      const isFirst = seen.size === 0 || flow === null;
      const part = isFirst ? page.getByRole('main').first() : page.locator(`[data-flow="${flow}"]`).first();
      if (isRetaking()) {
        seen.set(stage, await settled(page, part));
        return;
      }
      await hurryLateParts(page);
      const said = stored.get(stage) ?? '(nothing is stored: npm run pictures)';
      await expect.soft(async () => expect(await saidBy(part)).toBe(said)).toPass({ timeout: LONGEST_MS });
      seen.set(stage, said);
    },
    /** Every stored stage was visited. */
    expectWhole(): void {
      if (!isRetaking()) {
        expect([...seen.keys()]).toEqual([...stored.keys()]);
        return;
      }
      mkdirSync(SAID, { recursive: true });
      const parts = [...seen].map(([stage, words]) => `${HEADING}${stage}\n${words}\n`);
      writeFileSync(file, parts.join('\n'));
    },
  };
}
