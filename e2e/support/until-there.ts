import type { Page } from '@playwright/test';

const PATIENCE_MS = 20_000;
/** Attributes by which a page tells what it has come to. */
const TELLING = ['data-alive', 'data-flow', 'data-state'];

/** Runs in the page: resolves when something matches. */
const untilMatched = ([selector, attributeFilter]: readonly [string, string[]]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributeFilter });
    look();
  });

/**
 * Whether something comes to match a selector in this document: the page says so at once. A locator is asked again twice a
 * second only, and looks further where this document has gone.
 */
export async function untilThere(page: Page, selector: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const isThere = page.evaluate(untilMatched, [selector, TELLING] as const).then(
    () => true,
    () => false,
  );
  return Promise.race([isThere, tooLate]).finally(() => clearTimeout(timer));
}
