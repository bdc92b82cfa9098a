import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessPath } from '../scripts/lib/browser.mjs';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { PLAIN_PAGES } from './support/plain-pages.ts';
import { PORT } from './support/port.ts';

const baseURL = `http://127.0.0.1:${PORT}`;

// The same orders of late answers in every run, so that a failure is the change's; another seed explores further.
process.env.RACE_SEED ??= '20261121';

const MODELS = 'models.spec.ts';
/** What the whole browser does otherwise than its engine alone: letters, pictures, caches, motion, the focus of a window. */
const WHOLE =
  '{ssr,first-view,fonts,shell,input-delay,keyboard,navigation,payment,pictures,service-worker,shop,themes,service-worker-updates}.spec.ts';
/** Files with tests of ten seconds and more, which begin before short ones: at the end both workers have something to do. */
const LONG = '{account-journey,three-widths,questions,member-administration}.spec.ts';
/** Tests that advance the clock by days, which only the build of QA can do. */
export const QA_CLOCK = '{event,seller}-journey.spec.ts';

/**
 * Generated paths test states, not looks: they load and draw no pictures, and their pages are too short for optimised
 * compilation to pay.
 */
const STATES_ONLY = ['--blink-settings=imagesEnabled=false', '--js-flags=--lite-mode'];

/** Without animations, so that tests need not wait for them; animations are tested in the full browser. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Every test starts with an empty profile and may reach only the shop. */
const launch = (executablePath: string, ...more: readonly string[]) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-default-apps',
    '--no-first-run',
    ...more,
  ],
});

/** The engine alone, which opens a page in half the time; in `npm run test:all` the whole browser. */
export const ENGINE = { launchOptions: launch(thorough ? chromiumPath() : headlessPath()) };
/** What the stored pictures are drawn by, at any strength of the tests. */
export const PICTURE_ENGINE = { launchOptions: launch(headlessPath()) };

/** Browser tests against the production build on a fresh database: that of the step, or an embedded one. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/warm-up.ts',
  // What a failure left behind, until the next run of the same tests.
  outputDir: '../test-results/shop',
  fullyParallel: true,
  workers: 2,
  // Ends of waits for what never comes: three times what the slowest machine so far has needed.
  timeout: 60_000,
  // A machine shared with others may miss a beat; what needed a second try is reported as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['./support/parts-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.tmp/e2e.json' }],
  ],
  use: {
    baseURL,
    // Tests stub and count requests of a page; only service-worker.spec.ts allows service workers.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
    launchOptions: launch(chromiumPath()),
  },
  projects: [
    // Flows of one person follow each other: what lasts longest begins first.
    {
      name: 'flows',
      testMatch: MODELS,
      use: { ...PLAIN_PAGES, ...STILL, launchOptions: launch(headlessPath(), ...STATES_ONLY) },
    },
    { name: 'long', testMatch: LONG, use: { ...STILL, ...ENGINE } },
    { name: 'shop', testMatch: WHOLE },
    {
      name: 'engine',
      testIgnore: ['inspector*.spec.ts', QA_CLOCK, MODELS, WHOLE, LONG],
      use: { ...STILL, ...ENGINE },
    },
  ],
  webServer: {
    command: 'node e2e/support/shop/serve.mjs',
    cwd: '..',
    url: `${baseURL}/readyz`,
    // Seconds on a quiet machine, minutes on one that others keep busy.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT) },
  },
});
