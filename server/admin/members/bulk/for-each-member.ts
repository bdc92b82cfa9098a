import type { MemberBulkFilter } from '#domain/admin/members/member-bulk.ts';
import type { BulkItem } from '#domain/kit/bulk-item.ts';
import type { Queryable } from '../../../db/database.ts';
import { bulkItem } from '../../../kit/bulk-item.ts';
import type { Context } from '../../../kit/context.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { findStoredResponse, runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { lockMembers } from '../awards/point-grant-store.ts';
import { momentOf } from '../lists/member-list-service.ts';
import { type BulkRequest, countEligible, findEligible } from './member-bulk-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'searching'>;
type Answer = { count: number; rows: BulkItem[] };
type Whom = {
  ids?: readonly number[] | null | undefined;
  filter?: MemberBulkFilter | null | undefined;
  isTrial: boolean;
};
export type LockedMember = Awaited<ReturnType<typeof lockMembers>>[number];
type Deed = Pick<BulkRequest, 'suited' | 'adminId'> & {
  /** Operation on one locked member, who is no administrator; not called in a dry run. */
  toOne: (tx: Queryable, member: LockedMember) => Promise<unknown>;
  /** Limit of the operation; members of a filter beyond it are left out. */
  most?: number;
};

/**
 * Runs an operation on many members, each in its own transaction; a refusal affects only its own
 * member.
 */
export async function forEachMember(
  ports: Ports,
  { ids, filter, isTrial }: Whom,
  { suited, adminId, toOne, most = Number.POSITIVE_INFINITY }: Deed,
  attempt: IdempotentRequest | null,
): Promise<Answer> {
  const moment = momentOf(ports);
  const chosen = ids ? { ids: [...new Set(ids)] } : { filter: filter ?? { q: '' } };
  const wish = { chosen, suited, adminId };
  return ports.searching(filter?.q ?? '', async () => {
    if (isTrial) return { count: Math.min(most, await countEligible(ports.db, wish, moment)), rows: [] };
    const earlier = await findStoredResponse<Answer>(ports.db, attempt, moment.now);
    if (earlier) return earlier.answer;
    const found = 'ids' in chosen ? chosen.ids : await findEligible(ports.db, wish, moment);
    const rows: BulkItem[] = [];
    for (const id of found)
      rows.push({
        id,
        ...(await bulkItem(() =>
          runIdempotent(ports, rowOf(attempt, id), async (tx) => {
            const locked = await lockMembers(tx, [adminId, id]);
            return toOne(
              tx,
              refuseAmongMany(
                locked.find((one) => one.id === id),
                id,
                adminId,
              ),
            );
          }),
        )),
      });
    return runIdempotent(ports, attempt, async () => ({ count: found.length, rows }));
  });
}

/**
 * Derives the idempotency key of one member, so that a repeated request skips members already
 * processed.
 */
const rowOf = (attempt: IdempotentRequest | null, id: number): IdempotentRequest | null =>
  attempt && {
    ...attempt,
    operation: `${attempt.operation} #`,
    key: `${attempt.key} ${id}`,
    onReplay: () => {},
  };

/** Throws for members who may only be handled individually. */
function refuseAmongMany(member: LockedMember | undefined, id: number, adminId: number): LockedMember {
  if (id === adminId) throw new ShopError('SELF_SANCTION');
  if (!member) throw new ShopError('USER_NOT_FOUND');
  if (member.role === 'admin') throw new ShopError('ADMINS_ONE_BY_ONE');
  return member;
}
