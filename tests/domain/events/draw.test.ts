import { describe, expect, it } from 'vitest';
import {
  commitOf,
  entrantsHashOf,
  entrantsOf,
  keyOf,
  linesOf,
  orderOf,
  PURPOSES,
  pairsOf,
} from '#domain/events/draw/draw.ts';
import { makeDraw } from '#domain/events/draw/make-draw.ts';
import vectors from './draw-vectors.json' with { type: 'json' };
import { drawOfSeven, entrants, hashOf } from './draws.ts';

describe('makeDraw', () => {
  // Made by Python's hashlib, not by this code.
  it.each(vectors)('of $entries entries equals its test vector', async (vector) => {
    const lines = linesOf(entrants(vector.entries));
    const { seed, entrantsHash } = vector;
    expect(await commitOf(seed)).toBe(vector.seedCommit);
    expect(await entrantsHashOf(lines)).toBe(entrantsHash);
    const key = await keyOf({ seed, entrantsHash, randomness: null });
    expect(key).toBe(vector.key);
    expect(await keyOf({ seed, entrantsHash, randomness: vector.randomness })).toBe(vector.keyWithBeacon);
    const numbers = entrants(vector.entries).map(({ no }) => no);
    for (const purpose of PURPOSES) {
      const order = await orderOf(key, purpose, numbers);
      const said = vector.orders[purpose];
      expect(order.slice(0, 10).map(({ no }) => no)).toEqual(said.first);
      expect(order[0]?.score ?? null).toBe(said.lowest);
      expect(hashOf(order.map(({ no }) => no).join())).toBe(said.all);
    }
  });

  it('sorts the list by entry number, whatever its order', () => {
    const list = entrants(12);
    expect(linesOf(list.toReversed())).toBe(linesOf(list));
    expect(entrantsOf(linesOf(list))).toEqual(list);
    expect(entrantsOf('')).toEqual([]);
  });

  const nonce = 'ab'.repeat(16);
  it.each([
    `1:${nonce}`,
    `1:${nonce}\n1:${nonce}\n`,
    `2:${nonce}\n1:${nonce}\n`,
    `01:${nonce}\n`,
    `0:${nonce}\n`,
    `1:${nonce}\n\n`,
    `1:${nonce.toUpperCase()}\n`,
    '1:abc\n',
  ])('refuses %j as a list', (lines) => {
    expect(entrantsOf(lines)).toBeNull();
  });

  it('pairsOf pairs neighbours and leaves the last of an odd number without a match', () => {
    expect(pairsOf([])).toEqual([]);
    expect(pairsOf([4])).toEqual([[4]]);
    expect(pairsOf([4, 2, 9, 1, 3])).toEqual([[4, 2], [9, 1], [3]]);
  });

  it('skips withdrawn entries and votes that do not count', async () => {
    const file = await drawOfSeven();
    const drawn = (purpose: string) =>
      file.draws.find((draw) => draw.purpose === purpose)?.winners.map(({ no }) => no) ?? [];
    expect(drawn('pairs').toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(file.pairs?.flat()).toEqual(drawn('pairs'));
    expect(drawn('tie').toSorted((a, b) => a - b)).toEqual([2, 5, 6]);
    const without = await drawOfSeven({ passed: [], votes: { total: 12, out: [] } });
    const key = without.key;
    const voters = await orderOf(key, 'voters', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(drawn('voters')).toEqual(
      voters
        .map(({ no }) => no)
        .filter((no) => no !== 4 && no !== 9)
        .slice(0, 3),
    );
  });

  it('returns all entries if more winners were requested', async () => {
    const file = await makeDraw(
      {
        eventId: 1,
        seed: hashOf('few'),
        frozenAt: '2026-11-22T15:00:00.000Z',
        lines: linesOf(entrants(2)),
        beacon: null,
        passed: [],
        votes: { total: 0, out: [] },
      },
      [
        { purpose: 'random', among: null, take: 5 },
        { purpose: 'voters', among: null, take: 10 },
      ],
    );
    expect(file.draws.map(({ winners }) => winners.length)).toEqual([2, 0]);
  });
});

/** How far from even: 19 degrees of freedom, exceeded by chance once in a thousand. */
const BOUND = 43.82;
const BUCKETS = 20;

function unevenness(drawn: readonly number[], entries: number): number {
  const counts = new Array<number>(BUCKETS).fill(0);
  for (const no of drawn) {
    const bucket = Math.floor(((no - 1) * BUCKETS) / entries);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const expected = drawn.length / BUCKETS;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('orderOf', () => {
  const numbers = entrants(1_000).map(({ no }) => no);
  const drawMany = async (take: (seed: number) => Promise<number[]>) => {
    const drawn: number[] = [];
    for (let seed = 0; seed < 100; seed += 1) drawn.push(...(await take(seed)));
    return unevenness(drawn, numbers.length);
  };

  it('is uniform over 1,000 entries', async () => {
    const fair = await drawMany(async (seed) =>
      (await orderOf(hashOf(`lot ${seed}`), 'random', numbers)).slice(0, 50).map(({ no }) => no),
    );
    expect(fair).toBeLessThan(BOUND);
  }, 60_000);

  it('fails the uniformity test if the first entry won a third more often', async () => {
    const biased = await drawMany(async (seed) => {
      const order = await orderOf(hashOf(`lot ${seed}`), 'random', numbers);
      // A first entry in three gets a second lot in the front.
      const again = order.slice(50, 100).filter(({ no }, at) => no <= 250 && at % 3 === 0);
      return [...order.slice(0, 50 - again.length), ...again].map(({ no }) => no);
    });
    expect(biased).toBeGreaterThan(BOUND);
  }, 60_000);
});
