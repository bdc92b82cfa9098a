import type {
  BulkSanction,
  sanctionMembers as sanctionMembersCall,
} from '#domain/admin/members/member-bulk.ts';
import type { BulkRow } from '#domain/kit/bulk-row.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { Queryable } from '../../db/database.ts';
import type { Attempt } from '../../kit/attempt.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { findAnswer, once } from '../../kit/once.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { tried } from '../../kit/tried.ts';
import { findInForce } from '../../members/sanctions/sanction-store.ts';
import { countEligible, findEligible } from './member-bulk-store.ts';
import { momentOf } from './member-list-service.ts';
import { giveSanction } from './sanction-service.ts';
import { lockMemberToJudge } from './sanctioned-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'searching'>;
type Answer = { count: number; rows: BulkRow[] };

/** Warns or silences many members, each in a transaction of its own; what one is refused for stops no other. */
export async function sanctionMembers(
  ports: Ports,
  admin: Member,
  { ids, filter, sanction, isTrial }: BodyOf<typeof sanctionMembersCall>,
  attempt: Attempt | null,
): Promise<Answer> {
  const moment = momentOf(ports);
  const chosen = ids ? { ids: [...new Set(ids)] } : { filter: filter ?? { q: '' } };
  const wish = { chosen, kind: sanction.kind, adminId: admin.id };
  return ports.searching(filter?.q ?? '', async () => {
    if (isTrial) return { count: await countEligible(ports.db, wish, moment), rows: [] };
    const earlier = await findAnswer<Answer>(ports.db, attempt, moment.now);
    if (earlier) return earlier.answer;
    const found = 'ids' in chosen ? chosen.ids : await findEligible(ports.db, wish, moment);
    const rows: BulkRow[] = [];
    for (const id of found)
      rows.push({
        id,
        ...(await tried(() => sanctionOne(ports, admin, { id, sanction }, rowOf(attempt, id)))),
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

const sanctionOne = (
  ports: Ports,
  admin: Member,
  { id, sanction }: { id: number; sanction: BulkSanction },
  attempt: Attempt | null,
) =>
  once(ports, attempt, async (tx) => {
    if (id === admin.id) throw new ShopError('SELF_SANCTION');
    await refuseAmongMany(tx, id, sanction.kind, ports.clock.now());
    return giveSanction(tx, ports, admin, { userId: id, form: { ...sanction, replaces: null } });
  });

/** What is refused of many, and may be done to one by somebody who looks at them. */
async function refuseAmongMany(
  tx: Queryable,
  id: number,
  kind: BulkSanction['kind'],
  now: Date,
): Promise<void> {
  const target = await lockMemberToJudge(tx, id);
  if (target?.role === 'admin') throw new ShopError('ADMINS_ONE_BY_ONE');
  if (kind === 'SILENCE' && (await findInForce(tx, id, ['SILENCE'], now)))
    throw new ShopError('SANCTION_IN_FORCE');
}
