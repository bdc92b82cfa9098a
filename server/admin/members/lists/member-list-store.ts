import { sql } from 'kysely';
import { isPastEnd, MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '../../../db/database.ts';
import { columnsSql } from '../../../db/statements/columns.ts';
import { lockedEmails } from '../../../members/lockout/lockout-sql.ts';
import { inForce } from '../../../members/sanctions/sanction-store.ts';
import { heldIds, type MemberFilter, type Moment, memberCondition } from './member-condition-sql.ts';

/** Row of the member list. */
export type MemberRow = {
  id: number;
  nickname: string;
  email: string;
  profileImageUrl: string | null;
  role: string;
  status: string;
  activityPoints: number;
  createdAt: Date;
  seenAt: Date | null;
  /** Kinds of the sanctions in force. */
  held: string[];
  isLocked: boolean;
};

/** SQL columns of a member row; `u` is the member. */
export const memberColumns = (
  moment: Moment,
) => sql`${columnsSql(['u.id', 'u.nickname', 'u.email', 'u.profile_image_url', 'u.role'])},
  ${columnsSql(['u.status', 'u.activity_points', 'u.created_at'])},
  greatest(
    (select max(last_used_at) from sessions where user_id = u.id),
    (select max(at) from login_events where user_id = u.id and outcome = 'IN')
  ) as "seenAt",
  array(select distinct kind from sanctions where user_id = u.id and kind <> 'WARN' and ${inForce(moment.now)}) as held,
  (select count(*) >= ${moment.most} from login_attempts
    where email = lower(u.email) and attempted_at > ${moment.since} and not refused) as "isLocked"`;

const ORDERS = {
  'joined-desc': sql`u.created_at desc, u.id desc`,
  'joined-asc': sql`u.created_at, u.id`,
  nickname: sql`coalesce(u.nickname_skeleton, lower(u.nickname)), u.id`,
  level: sql`u.activity_points desc, u.id desc`,
} as const satisfies Record<MemberFilter['sort'], unknown>;

/** Finds a page of members: ids first, display data for the page only. Empty beyond MAX_LISTED. */
export async function findMembers(db: Queryable, filter: MemberFilter, moment: Moment) {
  const { page, size, sort } = filter;
  if (isPastEnd(filter, MAX_LISTED)) return [];
  const { rows } = await sql<MemberRow & { phone: string; orders: string; reports: string }>`
    select ${memberColumns(moment)}, u.phone,
      (select count(*) from orders where user_id = u.id) as orders,
      (select count(*) from report_cases where author_id = u.id) as reports
    from (select * from users u where ${memberCondition(filter, moment)}
      order by ${ORDERS[sort]} limit ${size} offset ${page * size}) u
    order by ${ORDERS[sort]}`.execute(db);
  return rows;
}

/** Counts the members of a filter, up to MAX_LISTED. */
export async function countMembers(db: Queryable, filter: MemberFilter, moment: Moment): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (
    select from users u where ${memberCondition(filter, moment)} limit ${MAX_LISTED}) as listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

type Kinds = Record<'all' | 'seller' | 'admin' | 'held' | 'locked' | 'pending' | 'deleted', string>;

/** Counts the members of each kind. */
export async function countKinds(db: Queryable, moment: Moment): Promise<Kinds | undefined> {
  const { rows } = await sql<Kinds>`
    select count(*) as all, count(*) filter (where role = 'seller') as seller,
      count(*) filter (where role = 'admin') as admin,
      count(*) filter (where status = 'PENDING') as pending,
      count(*) filter (where status = 'DELETED') as deleted,
      (select count(*) from users where status <> 'DELETED' and id in (${heldIds(moment.now)})) as held,
      (select count(*) from users where lower(email) in (${lockedEmails(moment)})) as locked
    from users`.execute(db);
  return rows[0];
}
