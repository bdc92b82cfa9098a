import { type RawBuilder, sql } from 'kysely';
import { type MemberBulkFilter, MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import type { Queryable } from '../../../db/database.ts';
import { inForce } from '../../../members/sanctions/sanction-store.ts';
import { type Moment, memberCondition } from '../lists/member-condition-sql.ts';

/** Selection of members by ids or by a filter. */
export type Chosen = { ids: readonly number[] } | { filter: MemberBulkFilter };
/** SQL condition on `users u`: the member is eligible. */
type Suited = RawBuilder<unknown>;
/** Members selected for a bulk operation and their eligibility. */
export type BulkRequest = { chosen: Chosen; suited: Suited; adminId: number };

/** SQL condition: verified and not withdrawn. */
export const whoIsThere: Suited = sql`u.status not in ('DELETED', 'PENDING')`;

/** SQL condition: member "u" exists and is not silenced at the time. */
export const whoIsNotSilenced = (now: Date): Suited => sql`${whoIsThere} and not exists (
  select from sanctions s where s.user_id = u.id and s.kind = 'SILENCE' and ${inForce(now)})`;

/**
 * SQL condition: active shoppers without a coupon of the campaign; coupons under a withdrawn
 * account are checked later.
 */
export const whoHasNoCoupon = (campaignId: number): Suited => sql`u.role = 'user' and u.status = 'ACTIVE'
  and not exists (select from coupons k where k.user_id = u.id and k.campaign_id = ${campaignId})`;

/** SQL: the eligible members of a selection, without administrators and duplicates. */
function eligible({ chosen, suited, adminId }: BulkRequest, moment: Moment): RawBuilder<unknown> {
  const whoever =
    'ids' in chosen
      ? sql`u.id in (${sql.join(chosen.ids)})`
      : memberCondition({ ...chosen.filter, sort: 'joined-desc', page: 0, size: MOST_MEMBERS }, moment);
  return sql`from users u where ${whoever} and u.id <> ${adminId} and u.role <> 'admin' and ${suited}`;
}

/** Counts the eligible members, up to MOST_MEMBERS. */
export async function countEligible(db: Queryable, wish: BulkRequest, moment: Moment): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select ${eligible(wish, moment)} limit ${MOST_MEMBERS}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Finds the latest eligible members. */
export async function findEligible(db: Queryable, wish: BulkRequest, moment: Moment): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id ${eligible(wish, moment)} order by u.id desc limit ${MOST_MEMBERS}`.execute(db);
  return rows.map(({ id }) => id);
}
