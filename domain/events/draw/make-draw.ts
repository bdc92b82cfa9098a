import { commitOf, entrantsHashOf, entrantsOf, keyOf, orderOf, pairsOf } from './draw.ts';
import { type Draw, type DrawFile, fingerprintOf, type Unsigned } from './draw-file.ts';
import { type Hmacs, hmacs } from './hashes.ts';

/** Draw that is requested: purpose, candidates and number of winners. */
export type DrawRequest = Pick<Draw, 'purpose' | 'among' | 'take'>;
type Given = Pick<Unsigned, 'eventId' | 'seed' | 'frozenAt' | 'lines' | 'beacon' | 'passed' | 'votes'>;

/** Returns the numbers among which a draw decides. */
export function numbersOf(
  { purpose, among }: Pick<Draw, 'purpose' | 'among'>,
  { lines, passed, votes }: Pick<Unsigned, 'lines' | 'passed' | 'votes'>,
): number[] {
  if (among) return among;
  if (purpose === 'voters') {
    const out = new Set(votes.out);
    return Array.from({ length: votes.total }, (_, at) => at + 1).filter((no) => !out.has(no));
  }
  const gone = new Set(passed);
  return (entrantsOf(lines) ?? []).map(({ no }) => no).filter((no) => !gone.has(no));
}

type Scoring = { key: string; score: Hmacs };

async function drawOne({ key, score }: Scoring, wish: DrawRequest, given: Given): Promise<Draw> {
  const order = await orderOf(key, wish.purpose, numbersOf(wish, given), score);
  return { ...wish, winners: order.slice(0, wish.take) };
}

/**
 * Performs all draws and returns the file that reproduces them. `score` may be a faster
 * implementation; verification uses the default.
 */
export async function makeDraw(
  given: Given,
  wishes: readonly DrawRequest[],
  score: Hmacs = hmacs,
): Promise<DrawFile> {
  const entrantsHash = await entrantsHashOf(given.lines);
  const { seed, beacon } = given;
  const key = await keyOf({ seed, entrantsHash, randomness: beacon?.randomness ?? null });
  const draws: Draw[] = [];
  for (const wish of wishes) draws.push(await drawOne({ key, score }, wish, given));
  const met = draws.find(({ purpose }) => purpose === 'pairs');
  const unsigned: Unsigned = {
    format: 'sinbaljang-draw-1',
    ...given,
    seedCommit: await commitOf(seed),
    entrantsHash,
    key,
    draws,
    pairs: met ? pairsOf(met.winners.map(({ no }) => no)) : null,
  };
  return { ...unsigned, fingerprint: await fingerprintOf(unsigned) };
}
