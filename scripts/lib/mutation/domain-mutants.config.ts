import { defineConfig } from 'vitest/config';
import { aliases } from '../../../vite.config.ts';

/**
 * What Stryker runs against each changed rule of the domain: the written tests of the domain alone, except for the one
 * that takes longer than all others, and the one that reads the rules and the copy of every layer.
 */
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    exclude: ['tests/domain/trade/every-amount.test.ts', 'tests/domain/policies/change.test.ts'],
  },
});
