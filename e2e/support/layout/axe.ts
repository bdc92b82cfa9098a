import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** The checker, in pages that have been looked at. */
    axe?: typeof axe;
  }
}

/** A rule with, for each place that violates it, its selector, its HTML and what axe says of it. */
type Fault = { id: string; places: string[] };

/** Runs in the page. */
const hasAxe = (): boolean => 'axe' in window;

/** A flow of the page, and places of those of its children that have been looked at before. */
export type PartOfPage = { flow: string; without: readonly number[] };

/** What axe looks at: by `rules` alone where they are named, and in one part of the page where `part` names it. */
type Look = { rules: readonly string[]; part: PartOfPage | null };

/** Runs in the page: its serious and critical faults. */
const faultsIn = async ({ rules, part }: Look): Promise<Fault[]> => {
  const only = rules.length > 0 ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
  const root = part && document.querySelector(`[data-flow="${part.flow}"]`);
  const exclude = part?.without.flatMap((place) => root?.children[place] ?? []) ?? [];
  const where = root ? { include: [root], exclude } : document;
  const result = await window.axe?.run(where, { resultTypes: ['violations'], ...only });
  if (!result) throw new Error('the page has lost its checker');
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ target, html, any }) => `${target.join(' ')} ${html} ${any[0]?.message ?? ''}`),
    }));
};

/**
 * What axe calls serious or critical, in the page and in its frames; by some of its rules where `rules` names them, and in
 * a part of the page where there is one, then without the rules of whole pages. A document is given the checker once: to
 * read its half megabyte takes longer than to look at most pages.
 */
export async function faultsOf(
  page: Page,
  rules: readonly string[] = [],
  part: PartOfPage | null = null,
): Promise<string[]> {
  const prepared = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
  });
  await Promise.all(prepared);
  const faults = await page.evaluate(faultsIn, { rules, part });
  return faults.map(({ id, places }) => `${id}: ${places.join(', ')}`);
}
