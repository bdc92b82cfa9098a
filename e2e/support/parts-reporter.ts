import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Playwright's names of the actions shared by many tests. */
const ACTIONS: Record<string, string> = {
  Navigate: 'opening a page',
  POST: 'calls of the test itself, most of them log-ins',
};

/** Name of a shared part, by the title of a step; null for steps of a test itself. */
function partOf({ category, title }: TestStep): string | null {
  if (category === 'fixture') return title;
  return ACTIONS[title] ?? null;
}

/** Sums the time of fixtures, log-ins and opening of pages, for `npm run times`; prints nothing. */
export default class PartsReporter implements Reporter {
  readonly #sums = new Map<string, { ms: number; count: number }>();

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    const part = partOf(step);
    if (part === null) return;
    const { ms, count } = this.#sums.get(part) ?? { ms: 0, count: 0 };
    this.#sums.set(part, { ms: ms + step.duration, count: count + 1 });
  }

  onEnd(): void {
    const file = process.env.TEST_PARTS;
    if (!file) return;
    for (const [part, sum] of this.#sums) appendFileSync(file, `${JSON.stringify({ part, ...sum })}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
