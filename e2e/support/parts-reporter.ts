import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** What Playwright calls the actions that many tests pay for. */
const ACTIONS: Record<string, string> = {
  Navigate: 'opening a page',
  POST: 'calls of the test itself, most of them log-ins',
};

/** What many tests pay for, by the title that Playwright gives a step; null for what is a test's own. */
function partOf({ category, title }: TestStep): string | null {
  if (category === 'fixture') return title;
  return ACTIONS[title] ?? null;
}

/** Adds up what fixtures, log-ins and the opening of pages take, for `npm run times`; prints nothing. */
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
