import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { watchErrors } from '../support/fixtures.ts';
import { named } from '../support/named-host.ts';

/** What a person leaves in a browser; the code of the shop stays in its cache. */
const LEFT = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
/** A document of the origin of the shop without code. */
const PLAIN = '/robots.txt';

type Options = TestInfo['project']['use'];
/** Requirements of a path for its page. */
export type PageNeeds = {
  /** True where a path changes the clock or the line of its browser context, which other pages would share. */
  changesContext: boolean;
  /** Paths of the same key follow each other in one page; null gives each path its own. */
  sharedBy: string | null;
  /** True where each path loads a document, in which nothing is left of the path before. */
  loadsDocument: boolean;
};
/** A page, what it has logged that a page should not log, and how its path leaves it. */
type Opened = { page: Page; errors: string[]; leave: () => Promise<void> };
/** The page that paths share, until another key comes. */
type Shared = Opened & { sharedBy: string; close: () => Promise<void> };

async function newContext(browser: Browser, options: Options): Promise<BrowserContext> {
  const { baseURL = '', locale = '', timezoneId = '', viewport = null, actionTimeout = 0 } = options;
  const { contextOptions } = options;
  const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, viewport });
  context.setDefaultTimeout(actionTimeout);
  return context;
}

/** Removes what the shop keeps in a browser context, by number and by name. */
async function clearStorage(page: Page, { baseURL = '' }: Options): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { origin } of [new URL(baseURL), new URL(named(baseURL))])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT });
  await session.detach();
}

/** A new page without storage, cookies or a session. */
async function cleanPage(context: BrowserContext, options: Options): Promise<Page> {
  const page = await context.newPage();
  await clearStorage(page, options);
  return page;
}

/**
 * Takes a page to a document without code and removes everything of the path before: a new page would start a process.
 * The pointer goes where it rests in a new page.
 */
async function cleanAgain(page: Page, options: Options): Promise<void> {
  await page.mouse.move(0, 0);
  await page.goto(`${new URL(page.url()).origin}${PLAIN}`);
  await page.evaluate(() => sessionStorage.clear());
  await clearStorage(page, options);
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
  async open({ changesContext, sharedBy, loadsDocument }: PageNeeds): Promise<Opened> {
    if (sharedBy !== null && this.#shared?.sharedBy === sharedBy) {
      if (loadsDocument) await cleanAgain(this.#shared.page, this.#options);
      this.#shared.errors.length = 0;
      return this.#shared;
    }
    await this.discard();
    const context = changesContext ? await newContext(this.#browser, this.#options) : this.#context;
    const page = await cleanPage(context, this.#options);
    const errors = watchErrors(page);
    const close = () => (changesContext ? context.close() : page.close());
    if (sharedBy === null) return { page, errors, leave: close };
    this.#shared = { page, errors, sharedBy, close, leave: async () => {} };
    return this.#shared;
  }

  /** Closes the page that paths share; the next one of them gets a clean page. */
  async discard(): Promise<void> {
    await this.#shared?.close();
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
