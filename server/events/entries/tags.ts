import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { findMark } from './mark-store.ts';

/** Where somebody takes part from, as far as it tells two people apart and says nothing of them. */
export type Tags = { addressTag: string | null; deviceTag: string | null };
export const NO_TAGS: Tags = { addressTag: null, deviceTag: null };

/** A street of addresses: /24, or /64 of the newer kind. */
const streetOf = (ip: string): string => networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** Tags of one event are no tags of another one. */
export async function tagsOf(
  { secrets }: Pick<Context, 'secrets'>,
  db: Queryable,
  { eventId, ip, user }: { eventId: number; ip: string; user: Pick<Member, 'sessionId'> },
): Promise<Tags> {
  const mark = await findMark(db, user.sessionId);
  return {
    addressTag: secrets.tag(`event ${eventId} address`, streetOf(ip)),
    deviceTag: mark ? secrets.tag(`event ${eventId} device`, mark) : null,
  };
}
