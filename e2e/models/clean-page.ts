import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { watchErrors } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';

/** What a person leaves in a browser; the code of the shop stays in its cache. */
const LEFT = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

type Options = TestInfo['project']['use'];
/** Requirements of a path for its page. */
export type PageNeeds = {
  /** True where a path changes the clock or the line of its browser context, which other pages would share. */
  changesContext: boolean;
  /** Paths of the same key follow each other in one page; null gives each path its own. */
  sharedBy: string | null;
};
/** A page, what it has logged that a page should not log, and how its path leaves it. */
type Opened = { page: Page; errors: string[]; leave: () => Promise<void> };
/** The page that paths share, until another key comes. */
type Shared = Opened & { sharedBy: string };

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

/** Gives paths their pages: the one of the paths before, where it has the same key, or a clean one. */
export class PathPages {
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  readonly #options: Options;
  #shared: Shared | null = null;

  constructor(browser: Browser, context: BrowserContext, options: Options) {
    [this.#browser, this.#context, this.#options] = [browser, context, options];
  }

  /** The page of a path, which must leave it at its end. */
  async open({ changesContext, sharedBy }: PageNeeds): Promise<Opened> {
    if (sharedBy !== null && this.#shared?.sharedBy === sharedBy) {
      this.#shared.errors.length = 0;
      return this.#shared;
    }
    await this.discard();
    const context = changesContext ? await newContext(this.#browser, this.#options) : this.#context;
    const page = await cleanPage(context, this.#options);
    const opened = { page, errors: watchErrors(page) };
    if (sharedBy === null)
      return { ...opened, leave: () => (changesContext ? context.close() : page.close()) };
    this.#shared = { ...opened, sharedBy, leave: async () => {} };
    return this.#shared;
  }

  /** Closes the page that paths share; the next one of them gets a clean page. */
  async discard(): Promise<void> {
    await this.#shared?.page.close();
    this.#shared = null;
  }
}

/**
 * Paths that need no document of their own follow each other in one page; others start in a clean page of the same
 * browser context, because a new context would load the code of the shop again.
 */
export const test = base.extend<object, { pages: PathPages }>({
  pages: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, project.use);
      await use(new PathPages(browser, context, project.use));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
