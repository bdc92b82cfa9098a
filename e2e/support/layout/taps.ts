import type { Locator } from '@playwright/test';

/** What an impatient person does with a phone, counted: a press is one tap, and so is a field that is filled in. */
export function counting() {
  let count = 0;
  return {
    tap: (target: Locator): Promise<void> => {
      count += 1;
      return target.click();
    },
    fill: (target: Locator, text: string): Promise<void> => {
      count += 1;
      return target.fill(text);
    },
    choose: (target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> => {
      count += 1;
      return target.setInputFiles(file);
    },
    count: (): number => count,
  };
}
