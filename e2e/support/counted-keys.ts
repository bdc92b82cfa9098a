import { expect, type Page, test } from '@playwright/test';

/** Most actions of a job of QA. */
const MOST_ACTIONS = 12;

/** The keyboard of a page, which counts: a press of a key and a typed word are one action each. */
export function countedKeys(page: Page) {
  const start = Date.now();
  let actions = 0;
  return {
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        actions += 1;
        await page.keyboard.press(key);
      }
    },
    async type(word: string): Promise<void> {
      actions += 1;
      await page.keyboard.type(word);
    },
    /** Expects that the job took few actions; its actions and seconds are written into the report of the test. */
    expectFew(job: string): void {
      const seconds = ((Date.now() - start) / 1_000).toFixed(1);
      test.info().annotations.push({ type: job, description: `${actions} actions, ${seconds} s` });
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
    },
  };
}
