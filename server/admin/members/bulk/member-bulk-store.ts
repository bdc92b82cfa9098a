import { type RawBuilder, sql } from 'kysely';
import { type MemberBulkFilter, MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import type { Queryable } from '../../../db/database.ts';
import { inForce } from '../../../members/sanctions/sanction-store.ts';
import { type Moment, memberCondition } from '../lists/member-condition-sql.ts';

/** Members by id, or whoever a filter finds. */
export type Chosen = { ids: readonly number[] } | { filter: MemberBulkFilter };
/** Who of `users u` may be given it. */
type Suited = RawBuilder<unknown>;
export type BulkWish = { chosen: Chosen; suited: Suited; adminId: number };

/** Whoever is there: they have joined and not left. */
export const whoIsThere: Suited = sql`u.status not in ('DELETED', 'PENDING')`;

export const whoIsNotSilenced = (now: Date): Suited => sql`${whoIsThere} and not exists (
  select from sanctions s where s.user_id = u.id and s.kind = 'SILENCE' and ${inForce(now)})`;

/** Whoever can use a coupon and has none of the campaign; who had one under an account they left is found later. */
export const whoHasNoCoupon = (campaignId: number): Suited => sql`u.role = 'user' and u.status = 'ACTIVE'
  and not exists (select from coupons k where k.user_id = u.id and k.campaign_id = ${campaignId})`;

/** Of those who are chosen all who may be given it: nobody who runs the shop, nobody twice. */
function eligible({ chosen, suited, adminId }: BulkWish, moment: Moment): RawBuilder<unknown> {
  const whoever =
    'ids' in chosen
      ? sql`u.id in (${sql.join(chosen.ids)})`
      : memberCondition({ ...chosen.filter, sort: 'joined-desc', page: 0, size: MOST_MEMBERS }, moment);
  return sql`from users u where ${whoever} and u.id <> ${adminId} and u.role <> 'admin' and ${suited}`;
}

export async function countEligible(db: Queryable, wish: BulkWish, moment: Moment): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select ${eligible(wish, moment)} limit ${MOST_MEMBERS}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The latest of them. */
export async function findEligible(db: Queryable, wish: BulkWish, moment: Moment): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id ${eligible(wish, moment)} order by u.id desc limit ${MOST_MEMBERS}`.execute(db);
  return rows.map(({ id }) => id);
}
