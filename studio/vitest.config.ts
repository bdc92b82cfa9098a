import { defineConfig } from 'vitest/config';
import { aliases } from './aliases.ts';

export default defineConfig({
  resolve: { alias: aliases },
  test: { root: import.meta.dirname, include: ['tests/*.test.ts'], testTimeout: 60_000 },
});
