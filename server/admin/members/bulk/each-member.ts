import type { MemberBulkFilter } from '#domain/admin/members/member-bulk.ts';
import type { BulkItem } from '#domain/kit/bulk-item.ts';
import type { Queryable } from '../../../db/database.ts';
import { bulkItem } from '../../../kit/bulk-item.ts';
import type { Context } from '../../../kit/context.ts';
import type { Attempt } from '../../../kit/idempotency/idempotency-key.ts';
import { findAnswer, once } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { lockMembers } from '../awards/point-grant-store.ts';
import { momentOf } from '../lists/member-list-service.ts';
import { type BulkWish, countEligible, findEligible } from './member-bulk-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'searching'>;
type Answer = { count: number; rows: BulkItem[] };
type Whom = {
  ids?: readonly number[] | null | undefined;
  filter?: MemberBulkFilter | null | undefined;
  isTrial: boolean;
};
export type LockedMember = Awaited<ReturnType<typeof lockMembers>>[number];
type Deed = Pick<BulkWish, 'suited' | 'adminId'> & {
  /** A trial never gets here; the member is locked, and no administrator. */
  toOne: (tx: Queryable, member: LockedMember) => Promise<unknown>;
  /** Members of a filter that are left out because there is no more to give. */
  most?: number;
};

/** Does something to many members, each in a transaction of its own; what one is refused for stops no other. */
export async function eachMember(
  ports: Ports,
  { ids, filter, isTrial }: Whom,
  { suited, adminId, toOne, most = Number.POSITIVE_INFINITY }: Deed,
  attempt: Attempt | null,
): Promise<Answer> {
  const moment = momentOf(ports);
  const chosen = ids ? { ids: [...new Set(ids)] } : { filter: filter ?? { q: '' } };
  const wish = { chosen, suited, adminId };
  return ports.searching(filter?.q ?? '', async () => {
    if (isTrial) return { count: Math.min(most, await countEligible(ports.db, wish, moment)), rows: [] };
    const earlier = await findAnswer<Answer>(ports.db, attempt, moment.now);
    if (earlier) return earlier.answer;
    const found = 'ids' in chosen ? chosen.ids : await findEligible(ports.db, wish, moment);
    const rows: BulkItem[] = [];
    for (const id of found)
      rows.push({
        id,
        ...(await bulkItem(() =>
          once(ports, rowOf(attempt, id), async (tx) => {
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
    return once(ports, attempt, async () => ({ count: found.length, rows }));
  });
}

/** A send that broke off begins anew, and whoever it has reached is left alone. */
const rowOf = (attempt: Attempt | null, id: number): Attempt | null =>
  attempt && {
    ...attempt,
    operation: `${attempt.operation} #`,
    key: `${attempt.key} ${id}`,
    onReplay: () => {},
  };

/** What is refused of many, and may be done to one by somebody who looks at them. */
function refuseAmongMany(member: LockedMember | undefined, id: number, adminId: number): LockedMember {
  if (id === adminId) throw new ShopError('SELF_SANCTION');
  if (!member) throw new ShopError('USER_NOT_FOUND');
  if (member.role === 'admin') throw new ShopError('ADMINS_ONE_BY_ONE');
  return member;
}
