import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { test as base } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';

/** What a person leaves in a browser; the code of the shop stays in its cache. */
const LEFT = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

type Options = TestInfo['project']['use'];
/** The page that the paths of one flow share, and the flow's id. */
type Kept = { current: { page: Page; flow: string } | null };
type PathOptions = {
  /** True where a path changes the clock or the line of its browser context, which other pages would share. */
  changesContext: boolean;
  /** Id of the flow whose paths follow each other in one page; null gives each its own. */
  sharesPageOf: string | null;
};

async function newContext(browser: Browser, options: Options): Promise<BrowserContext> {
  const { baseURL = '', locale = '', timezoneId = '', viewport = null, actionTimeout = 0 } = options;
  const { contextOptions } = options;
  const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, viewport });
  context.setDefaultTimeout(actionTimeout);
  return context;
}

/** A new page without storage, cookies or a session. */
async function cleanPage(context: BrowserContext, { baseURL = '' }: Options): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const { origin } of [new URL(baseURL), new URL(named(baseURL))])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT });
  await session.detach();
  return page;
}

/** The page of the path before, where that path was the same flow's; else a clean one, which the next path may get. */
async function sharedPage(kept: Kept, flow: string, open: () => Promise<Page>): Promise<Page> {
  if (kept.current?.flow === flow) return kept.current.page;
  await kept.current?.page.close();
  const page = await open();
  kept.current = { page, flow };
  return page;
}

/**
 * The paths of a flow follow each other in one page; another flow starts in a clean page of the same browser context,
 * because a new context would load the code of the shop again. A failed test ends its worker, and the page with it.
 */
export const test = base.extend<PathOptions, { shared: BrowserContext; kept: Kept }>({
  changesContext: [false, { option: true }],
  sharesPageOf: [null, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  // Playwright wants the first argument of a fixture to be a pattern.
  // biome-ignore lint/correctness/noEmptyPattern: this one needs no other fixture
  kept: [({}, use) => use({ current: null }), { scope: 'worker' }],
  page: async ({ browser, shared, kept, changesContext, sharesPageOf }, use, { project }) => {
    if (sharesPageOf !== null)
      return use(await sharedPage(kept, sharesPageOf, () => cleanPage(shared, project.use)));
    await kept.current?.page.close();
    kept.current = null;
    const context = changesContext ? await newContext(browser, project.use) : shared;
    const page = await cleanPage(context, project.use);
    await use(page);
    return changesContext ? context.close() : page.close();
  },
});
