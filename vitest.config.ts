import { defineConfig } from 'vitest/config';
import { chartDrawings } from './scripts/lib/chart-drawings.ts';
import { aliases } from './vite.config.ts';

export default defineConfig({
  plugins: [chartDrawings()],
  resolve: { alias: aliases },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-pure',
          environment: 'node',
          // They share nothing but pure modules: loading those once per worker takes a quarter of the time.
          isolate: false,
          setupFiles: ['./tests/support/record-setup.ts'],
          include: ['tests/{architecture,domain,machines}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Only what meets the browser pays for a page.
          name: 'unit-page',
          environment: 'happy-dom',
          setupFiles: ['./tests/support/unit-setup.ts'],
          include: ['tests/{http,inspector,views}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['./tests/support/image.ts'],
          // Each shop is its own; modules, and what the embedded engine has compiled, are loaded once per worker.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
