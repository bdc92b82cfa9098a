import { bounded } from './bounded-queue.ts';
import type { Context } from './context.ts';

/** Most queued searches; further ones are refused with 503. */
const MAY_WAIT = 50;

/**
 * Concurrent searches: one on the embedded engine, which is single-threaded, otherwise half of the
 * connections.
 */
const atOnce = ({ databaseUrl, databasePool }: Context['config']): number =>
  databaseUrl ? Math.max(1, Math.floor(databasePool / 2)) : 1;

/** Creates the function `Context.searching`. */
export function searchesInTurn(config: Context['config']): Context['searching'] {
  const inTurn = bounded(atOnce(config), MAY_WAIT);
  return (words, read) => (words ? inTurn(read) : read());
}
