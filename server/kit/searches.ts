import { bounded } from './bounded.ts';
import type { Context } from './context.ts';

/** Searches that may wait for their turn; further ones are asked to try again. */
const MAY_WAIT = 50;

/** One on the embedded engine, which does one thing at a time; else half of the connections. */
const atOnce = ({ databaseUrl, databasePool }: Context['config']): number =>
  databaseUrl ? Math.max(1, Math.floor(databasePool / 2)) : 1;

/** See `Context.searching`. */
export function searchesInTurn(config: Context['config']): Context['searching'] {
  const inTurn = bounded(atOnce(config), MAY_WAIT);
  return (words, read) => (words ? inTurn(read) : read());
}
