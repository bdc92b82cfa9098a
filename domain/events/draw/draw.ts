import { fromHex, type Hmacs, hmacs, sha256, sha256OfText } from './hashes.ts';

/** Purposes of draws; each has an order of its own. */
export const PURPOSES = ['random', 'voters', 'pairs', 'tie'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Public data of an entry: its number and the nonce of the entrant's browser. */
export type Entrant = { no: number; nonce: string };
export type Scored = { no: number; score: string };

/** Hex text of 32 bytes. */
export const HEX_32 = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const LINE = /^([1-9]\d{0,8}):([0-9a-f]{32})$/;

/** Returns whether a text has the form of a participant's draw nonce. */
export const isNonce = (nonce: string): boolean => NONCE.test(nonce);

/**
 * Returns the commitment published before the seed is used, by which the seed can be verified
 * later.
 */
export const commitOf = (seed: string): Promise<string> => sha256(fromHex(seed));

/** Serialises the entries, one line each, sorted by number. */
export const linesOf = (entrants: readonly Entrant[]): string =>
  entrants
    .toSorted((a, b) => a.no - b.no)
    .map(({ no, nonce }) => `${no}:${nonce}\n`)
    .join('');

/** Parses a list of entries; null unless each number occurs once and in order. */
export function entrantsOf(lines: string): Entrant[] | null {
  const rows = lines.split('\n');
  if (rows.pop() !== '') return null;
  const entrants: Entrant[] = [];
  for (const row of rows) {
    const [, no, nonce] = LINE.exec(row) ?? [];
    if (!no || !nonce || Number(no) <= (entrants.at(-1)?.no ?? 0)) return null;
    entrants.push({ no: Number(no), nonce });
  }
  return entrants;
}

/** Returns the SHA-256 hash of the list of entrants, which the draw is bound to. */
export const entrantsHashOf = (lines: string): Promise<string> => sha256OfText(lines);

type Sources = { seed: string; entrantsHash: string; randomness: string | null };

/** Returns the key of all scores: hash of seed, frozen list and, if present, beacon randomness. */
export const keyOf = ({ seed, entrantsHash, randomness }: Sources): Promise<string> =>
  sha256(fromHex(seed + entrantsHash + (randomness ?? '')));

/** Returns all numbers with their scores, lowest score first. */
export async function orderOf(
  key: string,
  purpose: Purpose,
  numbers: readonly number[],
  score: Hmacs = hmacs,
): Promise<Scored[]> {
  const scores = await score(
    key,
    numbers.map((no) => `${purpose}:${no}`),
  );
  const scored = numbers.map((no, index) => ({ no, score: scores[index] ?? '' }));
  return scored.sort((a, b) => (a.score < b.score ? -1 : a.score > b.score ? 1 : a.no - b.no));
}

/** Pairs neighbours of an order; an odd last one has no opponent and wins. */
export const pairsOf = (order: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(order.length / 2) }, (_, at) => order.slice(at * 2, at * 2 + 2));
