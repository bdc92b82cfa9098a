import type { Page } from '@playwright/test';

const PATIENCE_MS = 20_000;

/** Runs in the page: over when the flow is in the state, or away (null). */
const untilShown = ([flow, state]: readonly [string, string | null]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const shown = document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state') ?? null;
      if (shown !== state) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-flow', 'data-state'],
    });
    look();
  });

/**
 * Whether a flow comes to be in a state, or to be away (null): the page says so at once. An assertion would ask from
 * outside, ever more seldom, and describe the whole page each time that it finds something else.
 */
export async function shows(page: Page, flow: string, state: string | null): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  // Another document has another page's answer: the assertion that follows looks there.
  const isShown = page.evaluate(untilShown, [flow, state] as const).then(
    () => true,
    () => false,
  );
  return Promise.race([isShown, tooLate]).finally(() => clearTimeout(timer));
}
