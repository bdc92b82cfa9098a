import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { test as base } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';

/** What a person leaves in a browser; the code of the shop stays in its cache. */
const LEFT = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

type Options = TestInfo['project']['use'];

async function newContext(browser: Browser, options: Options): Promise<BrowserContext> {
  const { baseURL = '', locale = '', timezoneId = '', viewport = null, actionTimeout = 0 } = options;
  const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
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

/**
 * Each path has a page of its own in one browser context, which is emptied before: a new one would load the code of the
 * shop again. What a path changes of the context itself (clock, line) would outlast it: such a flow says so.
 */
export const test = base.extend<{ changesContext: boolean }, { shared: BrowserContext }>({
  changesContext: [false, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, changesContext }, use, { project }) => {
    const context = changesContext ? await newContext(browser, project.use) : shared;
    const page = await cleanPage(context, project.use);
    await use(page);
    await (changesContext ? context.close() : page.close());
  },
});
