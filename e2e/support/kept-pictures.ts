import { expect, type Page } from '@playwright/test';

/** Number of picture sets that the browser stores for the origin of the page. */
const keptSets = () =>
  new Promise<number>((done) => {
    const opened = indexedDB.open('draft-files', 1);
    opened.onsuccess = () => {
      const counted = opened.result.transaction('pictures').objectStore('pictures').count();
      counted.onsuccess = () => {
        opened.result.close();
        done(counted.result);
      };
    };
  });
/** True if the database exists: opening it before would create it without its store. */
const isThere = () => indexedDB.databases().then((all) => all.some(({ name }) => name === 'draft-files'));

/** Resolves when the browser stores this many sets of pictures: a reload before would lose them. */
export async function untilKept(page: Page, sets: number): Promise<void> {
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await expect.poll(() => page.evaluate(keptSets)).toBe(sets);
}
