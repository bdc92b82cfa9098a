import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { findDeviceHash } from './device-hash-store.ts';

/**
 * Pseudonymous tags of network and browser, which only reveal whether two participants share them.
 */
export type Tags = { addressTag: string | null; deviceTag: string | null };
/** Tags of a participant without network and browser, which match no other. */
export const NO_TAGS: Tags = { addressTag: null, deviceTag: null };

/** Returns the network range: /24 for IPv4, /64 for IPv6. */
const streetOf = (ip: string): string => networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** Computes the tags; those of different events cannot be compared. */
export async function tagsOf(
  { secrets }: Pick<Context, 'secrets'>,
  db: Queryable,
  { eventId, ip, user }: { eventId: number; ip: string; user: Pick<Member, 'sessionId'> },
): Promise<Tags> {
  const mark = await findDeviceHash(db, user.sessionId);
  return {
    addressTag: secrets.tag(`event ${eventId} address`, streetOf(ip)),
    deviceTag: mark ? secrets.tag(`event ${eventId} device`, mark) : null,
  };
}
