import { defineConfig } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import shop, { ENGINE, PICTURE_ENGINE, QA_CLOCK, STILL } from './playwright.config.ts';

const port = Number(process.env.INSPECTOR_PORT ?? 4327);
const baseURL = `http://127.0.0.1:${port}`;

// Playwright would start both servers and run both sets of tests; a build with the inspector has no server rendering.
const { webServer: _server, projects: _projects, globalSetup: _drawn, ...shared } = shop;

/** Browser tests of the QA inspector, against the build that has it. */
export default defineConfig<{ comesToLife: boolean }>(shared, {
  projects: [
    // On the shop as it was seeded: journeys leave events and notices that menus count.
    { name: 'screens', testMatch: 'inspector-screens.spec.ts', use: PICTURE_ENGINE },
    // Each is one long test: both begin before the short ones.
    { name: 'journeys', testMatch: QA_CLOCK, use: { ...STILL, ...ENGINE } },
    {
      name: 'tools',
      testMatch: 'inspector*.spec.ts',
      testIgnore: 'inspector-screens.spec.ts',
      use: { ...STILL, ...ENGINE },
    },
  ],
  outputDir: '../test-results/inspector',
  // Where frames are measured, no other test runs.
  workers: thorough ? 1 : 2,
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['./support/parts-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.tmp/e2e-inspector.json' }],
  ],
  // The inspector is no page of the shop, and the shop in its frames is never server-rendered.
  use: { baseURL, comesToLife: false },
  expect: {
    // One set for every machine: support/pictures.ts decides where it can be compared.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      scale: 'device',
      maxDiffPixelRatio: 0.002,
    },
  },
  webServer: {
    command: 'node e2e/support/shop/serve.mjs',
    cwd: '..',
    url: `${baseURL}/readyz`,
    // As in the other configuration: minutes on a busy machine.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), CLIENT_DIR: 'dist/qa', QA_TOOLS: '1' },
  },
});
