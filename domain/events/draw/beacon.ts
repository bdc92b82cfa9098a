import { BEACON_MINUTES } from '../../policies/events.ts';
import { fromHex, sha256 } from './hashes.ts';

/**
 * drand's quicknet: public randomness every three seconds, which nobody knows before its time. Its numbers are those
 * that drand publishes of the chain.
 */
export const BEACON = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  beganAt: 1_692_803_367,
  everySeconds: 3,
  /** The list is fixed so long before its round. */
  afterMinutes: BEACON_MINUTES,
} as const;

/** The first round of the beacon long enough after the list was fixed. */
export function roundAfter(frozenAt: Date): number {
  const from = frozenAt.getTime() / 1_000 + BEACON.afterMinutes * 60;
  return Math.ceil((from - BEACON.beganAt) / BEACON.everySeconds) + 1;
}

export type Beacon = { chain: typeof BEACON.chain; round: number; randomness: string; signature: string };

/** Whether it is the round that the freeze has chosen, and its randomness the one of its signature. */
export const beaconHolds = async (beacon: Beacon, frozenAt: Date): Promise<boolean> =>
  beacon.round === roundAfter(frozenAt) && (await sha256(fromHex(beacon.signature))) === beacon.randomness;
