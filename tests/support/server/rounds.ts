import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { onPostgres } from './test-database.ts';

/** Rounds of what chance decides: all of them in `npm run test:all`, else five on PostgreSQL and two embedded. */
export const rounds = (all: number): number => (thorough ? all : Math.min(all, onPostgres ? 5 : 2));
