import { BEACON, type Beacon } from '#domain/events/draw/beacon.ts';
import type { Context } from '../../../kit/context.ts';
import type { BeaconSource } from '../../../kit/ports/beacon.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { findEvent, keepBeacon, type LockedEvent } from './freeze-store.ts';

/**
 * Reads the beacon round fixed at the freeze and stores it, so that no other round can be chosen
 * later.
 */
export async function readRound(
  { db, beacon }: Pick<Context, 'db' | 'beacon'>,
  eventId: number,
): Promise<void> {
  const event = await findEvent(db, eventId);
  if (!event || event.beaconRound === null || event.beaconValue !== null) return;
  const read = await ask(beacon, event.beaconRound);
  if (!read) throw new ShopError('DRAW_WAITS');
  await keepBeacon(db, eventId, read);
}

/**
 * Reads a promised round; throws if it is unavailable, so that removing the beacon's address cannot
 * weaken a draw.
 */
async function ask(beacon: BeaconSource | null, round: number): Promise<Beacon | null> {
  if (!beacon) throw new ShopError('BEACON_UNAVAILABLE');
  try {
    return await beacon.read(round);
  } catch (cause) {
    throw new ShopError('BEACON_UNAVAILABLE', [], { cause });
  }
}

type Kept = Pick<LockedEvent, 'beaconRound' | 'beaconValue' | 'beaconSignature'>;

/** Returns the randomness of the draw; null for events without a promised round. */
export function beaconOf({ beaconRound: round, beaconValue, beaconSignature }: Kept): Beacon | null {
  if (round === null) return null;
  if (!beaconValue || !beaconSignature) throw new ShopError('DRAW_WAITS');
  return { chain: BEACON.chain, round, randomness: beaconValue, signature: beaconSignature };
}
