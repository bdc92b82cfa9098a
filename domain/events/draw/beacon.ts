import { BEACON_MINUTES } from '../../policies/events.ts';
import { fromHex, sha256 } from './hashes.ts';

/**
 * Chain quicknet of drand: public randomness every three seconds that nobody can know in advance. The
 * constants are those published by drand for the chain.
 */
export const BEACON = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  beganAt: 1_692_803_367,
  everySeconds: 3,
  /** Minutes between the freeze of the list and the round used. */
  afterMinutes: BEACON_MINUTES,
} as const;

/** Returns the first beacon round that is at least BEACON.afterMinutes after the freeze. */
export function roundAfter(frozenAt: Date): number {
  const from = frozenAt.getTime() / 1_000 + BEACON.afterMinutes * 60;
  return Math.ceil((from - BEACON.beganAt) / BEACON.everySeconds) + 1;
}

/** Round of the beacon with its randomness and signature in hex. */
export type Beacon = { chain: typeof BEACON.chain; round: number; randomness: string; signature: string };

/**
 * Verifies that a round is the one determined by the freeze and that its randomness is the hash of
 * its signature. The signature itself is not verified.
 */
export const beaconHolds = async (beacon: Beacon, frozenAt: Date): Promise<boolean> =>
  beacon.round === roundAfter(frozenAt) && (await sha256(fromHex(beacon.signature))) === beacon.randomness;
