import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** The checker, in pages that already have it. */
    axe?: typeof axe;
  }
}

type Fault = { id: string; targets: string[] };

/** Runs in the page. */
const hasAxe = (): boolean => 'axe' in window;

/** Runs in the page: returns its serious and critical violations, of some rules or of all. */
const faultsIn = async (rules: readonly string[]): Promise<Fault[]> => {
  const only = rules.length > 0 ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
  const result = await window.axe?.run(document, { resultTypes: ['violations'], ...only });
  if (!result) throw new Error('the page has lost its checker');
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
};

/**
 * Returns the serious and critical violations of axe in the page and its frames, of the rules in `rules` or of all. A
 * document loads the checker once: parsing its half megabyte takes longer than checking most pages.
 */
export async function faultsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const prepared = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
  });
  await Promise.all(prepared);
  const faults = await page.evaluate(faultsIn, rules);
  return faults.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
