import * as v from 'valibot';
import { BEACON, roundAfter } from '#domain/events/draw/beacon.ts';
import { fromHex, sha256 } from '#domain/events/draw/hashes.ts';
import { externalCall } from '../../../kit/external-calls/external-call.ts';
import type { BeaconSource } from '../../../kit/ports/beacon.ts';

/** Round in the response of a drand relay. */
const roundSchema = v.object({
  round: v.number(),
  randomness: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});
/** HTTP statuses for a round that is not published yet. */
const TOO_EARLY: readonly number[] = [404, 425];

/**
 * Adapter of drand's quicknet over HTTP, at `url` or another relay. Verifies that the randomness is
 * the hash of the signature, but not the signature itself.
 */
export const drand = (url: string): BeaconSource => ({
  roundAfter,
  async read(round) {
    const address = `${url.replace(/\/$/, '')}/${BEACON.chain}/public/${round}`;
    const { ok, status, text } = await externalCall(address, {});
    if (TOO_EARLY.includes(status)) return null;
    if (!ok) throw new Error(`beacon: status ${status}`);
    const said = v.parse(roundSchema, JSON.parse(text));
    if (said.round !== round) throw new Error(`beacon: round ${said.round} in place of ${round}`);
    if ((await sha256(fromHex(said.signature))) !== said.randomness)
      throw new Error('beacon: randomness is not the one of its signature');
    return { chain: BEACON.chain, ...said };
  },
});
