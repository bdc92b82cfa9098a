import * as v from 'valibot';
import { BEACON } from './beacon.ts';
import { HEX_32, PURPOSES } from './draw.ts';
import { sha256OfText } from './hashes.ts';

const hash = v.pipe(v.string(), v.regex(HEX_32));
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

const drawSchema = v.strictObject({
  purpose: v.picklist(PURPOSES),
  /** Numbers that take part in this draw; null for all entries. */
  among: v.nullable(v.array(number)),
  take: count,
  winners: v.array(v.strictObject({ no: number, score: hash })),
});
export type Draw = v.InferOutput<typeof drawSchema>;

/** Everything needed to repeat a draw, without names. Unknown fields make the file invalid. */
export const drawFileSchema = v.strictObject({
  format: v.literal('sinbaljang-draw-1'),
  eventId: number,
  seed: hash,
  seedCommit: hash,
  frozenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Frozen list of entries, one line `number:nonce` each. */
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
  /** Entries that were removed after the freeze. */
  passed: v.array(number),
  /** Votes are numbered from 1 to `total`; `out` lists those that are not counted. */
  votes: v.strictObject({ total: count, out: v.array(number) }),
  draws: v.array(drawSchema),
  pairs: v.nullable(v.array(v.pipe(v.array(number), v.minLength(1), v.maxLength(2)))),
  /** SHA-256 of the other fields, recorded in the audit log at the announcement. */
  fingerprint: hash,
});
export type DrawFile = v.InferOutput<typeof drawFileSchema>;
export type Unsigned = Omit<DrawFile, 'fingerprint'>;

/**
 * Returns the fingerprint of a draw file, independent of the order of its fields (the schema orders
 * them).
 */
export const fingerprintOf = (file: Unsigned): Promise<string> => {
  const { fingerprint: _, ...rest } = v.parse(drawFileSchema, { ...file, fingerprint: '0'.repeat(64) });
  return sha256OfText(JSON.stringify(rest));
};
