import type { Page, Request } from '@playwright/test';

/** Requests of a page: those without an answer yet, how many there have been, and who waits for the last answer. */
type Traffic = { open: Set<Request>; begun: number; waiting: (() => void)[] };

const traffic = new WeakMap<Page, Traffic>();

const isDocument = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

/** Notes the requests of a page from now on, for `atRest`. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), begun: 0, waiting: [] };
  traffic.set(page, seen);
  const end = (request: Request): void => {
    seen.open.delete(request);
    if (seen.open.size === 0) for (const goOn of seen.waiting.splice(0)) goOn();
  };
  page.on('request', (request) => {
    seen.begun += 1;
    seen.open.add(request);
  });
  page.on('response', (answer) => {
    const document = answer.request();
    if (!isDocument(page, document)) return;
    // What the page before still waited for goes with it, and the browser does not tell of every such request.
    for (const request of [...seen.open]) if (request !== document) end(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Runs in the page: over when what was under way is drawn, and the browser has nothing better to do. */
const untilIdle = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestIdleCallback(done));
};

/** Resolves once no request is open. */
const untilAnswered = ({ open, waiting }: Traffic): Promise<void> =>
  open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));

/**
 * Waits until a page has the answers of all its requests, has drawn them and is idle without having asked for more: the
 * event that half a second of silence (`networkidle`) stands for. What a timer of the page brings later is not waited for.
 */
export async function atRest(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen)
    throw new Error('nobody has watched the traffic of this page: watchTraffic(page) before it opens');
  for (let begun = -1; begun !== seen.begun || seen.open.size > 0; ) {
    await untilAnswered(seen);
    begun = seen.begun;
    await page.evaluate(untilIdle);
  }
}
