import { fromHex, type Hmacs, hmacs, sha256, sha256OfText } from './hashes.ts';

/** What lots are drawn for; each has an order of its own. */
export const PURPOSES = ['random', 'voters', 'pairs', 'tie'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** An entry as everybody may see it: its number, and what the entrant's browser has made up. */
export type Entrant = { no: number; nonce: string };
export type Scored = { no: number; score: string };

/** 32 bytes and 16 bytes as text. */
export const HEX_32 = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const LINE = /^([1-9]\d{0,8}):([0-9a-f]{32})$/;

export const isNonce = (nonce: string): boolean => NONCE.test(nonce);

/** What is published before the seed is used: who has that hash can tell later whether it is the same seed. */
export const commitOf = (seed: string): Promise<string> => sha256(fromHex(seed));

/** The entrants' list as one text, a line per entry, by number. */
export const linesOf = (entrants: readonly Entrant[]): string =>
  entrants
    .toSorted((a, b) => a.no - b.no)
    .map(({ no, nonce }) => `${no}:${nonce}\n`)
    .join('');

/** The entries of a list; null where it is not one: every number once, and in order. */
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

export const entrantsHashOf = (lines: string): Promise<string> => sha256OfText(lines);

type Sources = { seed: string; entrantsHash: string; randomness: string | null };

/** What all scores come from: the shop's seed, the fixed list, and chance from outside where there is any. */
export const keyOf = ({ seed, entrantsHash, randomness }: Sources): Promise<string> =>
  sha256(fromHex(seed + entrantsHash + (randomness ?? '')));

/** All numbers with their scores, the lowest score first. */
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

/** Neighbours of an order meet; an odd last one meets nobody, and wins. */
export const pairsOf = (order: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(order.length / 2) }, (_, at) => order.slice(at * 2, at * 2 + 2));
