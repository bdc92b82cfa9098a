import { defineConfig } from 'vitest/config';
import { chartDrawings } from './scripts/lib/charts/chart-drawings.ts';
import { chartScreensOf } from './scripts/lib/screens/chart-screens.ts';
import LongFirst from './scripts/lib/testing/long-first.ts';
import { aliases } from './vite.config.ts';

/** Newer Nodes have a `localStorage` of their own, which would hide the page's. */
const withoutNodeStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** Tests of the client that never touch a page. */
const WITHOUT_PAGE = [
  'tests/inspector/**/{bug-link,field-diff,kept-drawings,layout,live,sanitize,stepping}.test.ts',
  'tests/views/**/{access,storage}.test.ts',
];

export default defineConfig({
  plugins: [chartDrawings(), chartScreensOf()],
  define: { __VERSION__: '"test"' },
  resolve: { alias: aliases },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    // Matchers are wrapped there: the code frame of a failure is that of the test.
    onStackTrace: (_, { file }) => !file.endsWith('tests/machines/recorded.ts'),
    sequence: { sequencer: LongFirst },
    // Layouts and pictures take two seconds, and the machine may be several times as busy.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-pure',
          environment: 'node',
          // They share nothing but pure modules: loading those once per worker takes a quarter of the time.
          isolate: false,
          setupFiles: ['./tests/support/server/record-setup.ts'],
          include: ['tests/{architecture,domain,machines,runner,worker}/**/*.test.ts', ...WITHOUT_PAGE],
        },
      },
      {
        extends: true,
        test: {
          // Only what meets the browser pays for a page.
          name: 'unit-page',
          environment: 'happy-dom',
          // A new page for each file, but modules are loaded once per worker.
          isolate: false,
          execArgv: withoutNodeStorage,
          setupFiles: ['./tests/support/client/unit-setup.ts'],
          include: ['tests/{http,inspector,views}/**/*.test.{ts,tsx}'],
          exclude: WITHOUT_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['./tests/support/image.ts'],
          setupFiles: ['./tests/support/server/server-setup.ts'],
          // Each shop is its own; modules, and what the embedded engine has compiled, are loaded once per worker.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // What is in dist/.
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
        },
      },
    ],
  },
});
