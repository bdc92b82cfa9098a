import * as v from 'valibot';
import { BEACON } from './beacon.ts';
import { HEX_32, PURPOSES } from './draw.ts';
import { sha256OfText } from './hashes.ts';

const hash = v.pipe(v.string(), v.regex(HEX_32));
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

const drawSchema = v.strictObject({
  purpose: v.picklist(PURPOSES),
  /** Only between these; null: all who take part. */
  among: v.nullable(v.array(number)),
  take: count,
  winners: v.array(v.strictObject({ no: number, score: hash })),
});
export type Draw = v.InferOutput<typeof drawSchema>;

/** Everything that somebody needs to repeat a draw, and not one name. Any other field makes it another file. */
export const drawFileSchema = v.strictObject({
  format: v.literal('sinbaljang-draw-1'),
  eventId: number,
  seed: hash,
  seedCommit: hash,
  frozenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `number:nonce`, a line per entry of the list that was fixed. */
  lines: v.string(),
  entrantsHash: hash,
  beacon: v.nullable(
    v.strictObject({
      chain: v.literal(BEACON.chain),
      round: number,
      randomness: hash,
      signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
    }),
  ),
  key: hash,
  /** Entries that have left since the list was fixed. */
  passed: v.array(number),
  /** Votes have numbers from 1 to the total; those that do not count stand in `out`. */
  votes: v.strictObject({ total: count, out: v.array(number) }),
  draws: v.array(drawSchema),
  pairs: v.nullable(v.array(v.pipe(v.array(number), v.minLength(1), v.maxLength(2)))),
  /** SHA-256 of all the rest: what the shop notes in its trail at the announcement. */
  fingerprint: hash,
});
export type DrawFile = v.InferOutput<typeof drawFileSchema>;
export type Unsigned = Omit<DrawFile, 'fingerprint'>;

/** A file in any order of its fields has one fingerprint: the schema says the order. */
export const fingerprintOf = (file: Unsigned): Promise<string> => {
  const { fingerprint: _, ...rest } = v.parse(drawFileSchema, { ...file, fingerprint: '0'.repeat(64) });
  return sha256OfText(JSON.stringify(rest));
};
