// Pages of a few elements, each where a test puts it, on which a rule of the layout holds or is broken.
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** Styles of such a page: every element of its body stands where its own style says. */
export const SHEET = `<!doctype html><style>
  body { margin: 0 }
  body > * { position: absolute; margin: 0; padding: 0; border: 0; box-sizing: border-box; font: 10px/12px sans-serif }
</style>`;

export type Box = { left?: number; top?: number; width?: number; height?: number };
/** The place and the size of an element, in pixels. */
export const styleOf = ({ left = 0, top = 0, width = 100, height = 40 }: Box): string =>
  `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;

/** A part that is no control. */
export const part = (box: Box, more = '', words = ''): string =>
  `<div style="${styleOf(box)} ${more}">${words}</div>`;
/** A button; `more` are further styles. */
export const control = (name: string, box: Box = {}, more = ''): string =>
  `<button style="${styleOf(box)} ${more}">${name}</button>`;

/** What a page is called, its body, and every fault that it has. */
export type Case = readonly [says: string, body: string, faults: readonly string[]];

/** Each page has exactly the faults of its case; all cases are looked at. */
export async function expectCases(page: Page, cases: readonly Case[]): Promise<void> {
  for (const [says, body, faults] of cases) {
    await page.setContent(SHEET + body);
    expect.soft(await layoutFaults(page), says).toEqual(faults);
  }
}

/** Moves the words of the one control until they stand out of one of its edges by a number of pixels. */
export const moveWords = (page: Page, edge: 'left' | 'right' | 'top' | 'bottom', by: number): Promise<void> =>
  page.evaluate(
    ([side, distance]) => {
      const [control, words] = [document.querySelector('button'), document.querySelector('span')];
      if (!control || !words) throw new Error('the page has no words in a control');
      const isBefore = side === 'left' || side === 'top';
      const property = side === 'left' || side === 'right' ? 'left' : 'top';
      words.style[property] = '0';
      const range = document.createRange();
      range.selectNodeContents(words);
      const out = range.getBoundingClientRect()[side] - control.getBoundingClientRect()[side];
      words.style[property] = `${(isBefore ? -distance : distance) - out}px`;
    },
    [edge, by] as const,
  );
