import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { SAID } from '../../tests/support/pictures.ts';
import { isRetaking } from './pictures.ts';

const HEADING = '## ';
/** Time limit for a page to show the stored text, on a busy machine. */
const LONGEST_MS = 10_000;

/** Words, headings, links, controls and their values, as a screen reader reads them, without addresses. */
async function saidBy(part: Locator): Promise<string> {
  const said = await part.ariaSnapshot();
  return said
    .split('\n')
    .filter((line) => !line.trim().startsWith('- /url:'))
    .join('\n');
}

/** Returns the stored text of each stage of a screen, by name of the stage; empty without a file. */
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

/** Loads the code of late parts: the text of a page must not depend on the time of an idle callback. */
const hurryLateParts = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('hurry')));

/** Returns the text of a still page: two readings in a row are equal. */
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

/** Compares the text of the stages of one screen with e2e/page-text, or writes it again with the pictures. */
export function saidOf(screen: string) {
  const file = join(SAID, `${screen}.txt`);
  const stored = storedOf(file);
  const seen = new Map<string, string>();
  return {
    /**
     * Expects the stored text of the stage on the page, or in later stages in its flow, after late parts are loaded.
     */
    async expectSaid(page: Page, stage: string, flow: string | null): Promise<void> {
      // Later stages change only the flow.
      const isFirst = seen.size === 0 || flow === null;
      const part = isFirst ? page.getByRole('main').first() : page.locator(`[data-flow="${flow}"]`).first();
      if (isRetaking()) {
        seen.set(stage, await settled(page, part));
        return;
      }
      await hurryLateParts(page);
      const said = stored.get(stage) ?? '(nothing is stored: npm run pictures)';
      // Late parts come within a tenth of a second.
      await expect
        .soft(async () => expect(await saidBy(part)).toBe(said))
        .toPass({ timeout: LONGEST_MS, intervals: [50, 50, 100, 250] });
      seen.set(stage, said);
    },
    /** Expects that every stored stage was visited. */
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
