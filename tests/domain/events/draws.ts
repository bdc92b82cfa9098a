import { createHash } from 'node:crypto';
import { type Entrant, linesOf } from '#domain/events/draw/draw.ts';
import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import { type DrawRequest, makeDraw } from '#domain/events/draw/make-draw.ts';

export const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/** Entries whose nonces are hashes of words, as in the committed vectors. */
export const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({
    no: at + 1,
    nonce: hashOf(`nonce ${at + 1}`).slice(0, 32),
  }));

const WISHES: readonly DrawRequest[] = [
  { purpose: 'random', among: null, take: 2 },
  { purpose: 'voters', among: null, take: 3 },
  { purpose: 'tie', among: [2, 5, 6], take: 3 },
  { purpose: 'pairs', among: null, take: 6 },
];

/** A draw of seven entries, one of which was removed, and twelve votes, two of which do not count. */
export const drawOfSeven = (
  given: Partial<DrawFile> = {},
  wishes: readonly DrawRequest[] = WISHES,
): Promise<DrawFile> =>
  makeDraw(
    {
      eventId: 41,
      seed: hashOf('seed 7'),
      frozenAt: '2026-11-22T15:00:00.000Z',
      lines: linesOf(entrants(7)),
      beacon: null,
      passed: [3],
      votes: { total: 12, out: [4, 9] },
      ...given,
    },
    wishes,
  );
