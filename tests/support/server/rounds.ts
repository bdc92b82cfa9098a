import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { onPostgres } from './test-database.ts';

/**
 * Rounds of random tests: all of them in `npm run test:all`, else five on PostgreSQL and two on the embedded
 * database.
 */
export const rounds = (all: number): number => (thorough ? all : Math.min(all, onPostgres ? 5 : 2));
