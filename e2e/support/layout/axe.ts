import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** The checker, in pages that have been looked at. */
    axe?: typeof axe;
  }
}

type Fault = { id: string; targets: string[] };

/** Runs in the page. */
const hasAxe = (): boolean => 'axe' in window;

/** Runs in the page: its serious and critical faults, by some rules or by all. */
const faultsIn = async (rules: readonly string[]): Promise<Fault[]> => {
  const only = rules.length > 0 ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
  const result = await window.axe?.run(document, { resultTypes: ['violations'], ...only });
  if (!result) throw new Error('the page has lost its checker');
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
};

/**
 * What axe calls serious or critical, in the page and in its frames; by some of its rules where `rules` names them. A
 * document is given the checker once: to read its half megabyte takes longer than to look at most pages.
 */
export async function faultsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const prepared = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
  });
  await Promise.all(prepared);
  const faults = await page.evaluate(faultsIn, rules);
  return faults.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
