import type { Locator, Page } from '@playwright/test';
import { goTo } from './keyboard.ts';

/** The actions of a person; mouse and keyboard do the same. */
export type Hand = {
  press(target: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(field: Locator, words: string): Promise<void>;
  tick(box: Locator): Promise<void>;
};

const mouse: Hand = {
  press: (target) => target.click(),
  async write(field, words) {
    await field.click();
    await field.fill(words);
  },
  tick: (box) => box.click(),
};

/** Uses only Tab, Enter, Space and letters. */
function keyboardOn(page: Page): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor();
    if (!(await target.evaluate((element) => element === document.activeElement))) await goTo(page, target);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(field, words) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
    },
    async tick(box) {
      await reach(box);
      await page.keyboard.press('Space');
    },
  };
}

export const HANDS = ['mouse', 'keyboard'] as const;
export const handOn = (page: Page, hand: (typeof HANDS)[number]): Hand =>
  hand === 'mouse' ? mouse : keyboardOn(page);
