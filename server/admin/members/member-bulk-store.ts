import { type RawBuilder, sql } from 'kysely';
import { type MemberBulkFilter, MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import type { Queryable } from '../../db/database.ts';
import { inForce } from '../../members/sanctions/sanction-store.ts';
import { type Moment, memberCondition } from './member-condition-sql.ts';

/** Members by id, or whoever a filter finds. */
export type Chosen = { ids: readonly number[] } | { filter: MemberBulkFilter };
type Wish = { chosen: Chosen; kind: 'WARN' | 'SILENCE'; adminId: number };

/** Of those who are chosen all whom the sanction can be given to: nobody who runs the shop, nobody twice. */
function eligible({ chosen, kind, adminId }: Wish, moment: Moment): RawBuilder<unknown> {
  const whoever =
    'ids' in chosen
      ? sql`u.id in (${sql.join(chosen.ids)})`
      : memberCondition({ ...chosen.filter, sort: 'joined-desc', page: 0, size: MOST_MEMBERS }, moment);
  const silenced = sql`exists (
    select from sanctions s where s.user_id = u.id and s.kind = 'SILENCE' and ${inForce(moment.now)})`;
  return sql`from users u where ${whoever} and u.id <> ${adminId} and u.role <> 'admin'
    and u.status not in ('DELETED', 'PENDING') and ${kind === 'SILENCE' ? sql`not ${silenced}` : sql`true`}`;
}

export async function countEligible(db: Queryable, wish: Wish, moment: Moment): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select ${eligible(wish, moment)} limit ${MOST_MEMBERS}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The latest of them. */
export async function findEligible(db: Queryable, wish: Wish, moment: Moment): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id ${eligible(wish, moment)} order by u.id desc limit ${MOST_MEMBERS}`.execute(db);
  return rows.map(({ id }) => id);
}
