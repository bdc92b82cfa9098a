import { type RawBuilder, sql } from 'kysely';
import type { listMembers } from '#domain/admin/members/member-list.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { AWAY_DAYS, SPAN_DAYS } from '#domain/policies/figures.ts';
import { containing } from '../../../db/statements/like-pattern.ts';
import { lockedEmails } from '../../../members/lockout/lockout-sql.ts';
import { inForce } from '../../../members/sanctions/sanction-store.ts';

export type MemberFilter = QueryOf<typeof listMembers>;
/** Time-dependent values: now, and window and number of the lockout. */
export type Moment = { now: Date; since: Date; most: number };

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** SQL: ids of members who are sanctioned or inactive. */
export const heldIds = (now: Date) => sql`
  select id from users where status in ('BLOCKED', 'SUSPENDED', 'INACTIVE')
  union select user_id from sanctions where kind <> 'WARN' and ${inForce(now)}`;

const seenSince = (now: Date, days: number) =>
  sql`exists (select from sessions s where s.user_id = u.id and s.last_used_at > ${daysBefore(now, days)})`;

const SEEN = {
  DAY: (now: Date) => seenSince(now, 1),
  WEEK: (now: Date) => seenSince(now, SPAN_DAYS.week),
  MONTH: (now: Date) => seenSince(now, SPAN_DAYS.month),
  AWAY: (now: Date) => sql`u.first_in_at is not null and not ${seenSince(now, AWAY_DAYS)}`,
  NEVER: () => sql`u.first_in_at is null`,
};

function standing(status: NonNullable<MemberFilter['status']>, moment: Moment): RawBuilder<unknown> {
  switch (status) {
    case 'ACTIVE':
      return sql`u.status = 'ACTIVE' and u.id not in (${heldIds(moment.now)})`;
    case 'HELD':
      return sql`u.status <> 'DELETED' and u.id in (${heldIds(moment.now)})`;
    case 'LOCKED':
      return sql`lower(u.email) in (${lockedEmails(moment)})`;
    default:
      return sql`u.status = ${sql.lit(status)}`;
  }
}

/** Returns whether a search is for digits: of a phone number or a member id. */
const isNumber = (q: string): boolean => /^[\d\s-]+$/.test(q) && /\d/.test(q);
const MOST_DIGITS = 15;

/** SQL condition: a member matches words or digits. */
export function sought(q: string): RawBuilder<unknown> {
  if (!isNumber(q)) return sql`u.sought like ${containing(q.toLowerCase())}`;
  const digits = q.replace(/\D/g, '');
  const byWords = sql`u.sought like ${containing(digits)}`;
  return digits.length <= MOST_DIGITS ? sql`(${byWords} or u.id = ${Number(digits)})` : byWords;
}

const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Seoul'`;

/** SQL condition on `users u` of a filter, with literals where a partial index exists. */
export function memberCondition(filter: MemberFilter, moment: Moment): RawBuilder<unknown> {
  const { q, role, status, joinedFrom, joinedTo, seen } = filter;
  return sql.join(
    [
      sql`true`,
      ...(q ? [sought(q)] : []),
      ...(role ? [sql`u.role = ${sql.lit(role)}`] : []),
      ...(status ? [standing(status, moment)] : []),
      ...(joinedFrom ? [sql`u.created_at >= ${dayStart(joinedFrom)}`] : []),
      ...(joinedTo ? [sql`u.created_at < ${dayStart(joinedTo)} + interval '1 day'`] : []),
      ...(seen ? [SEEN[seen](moment.now)] : []),
    ],
    sql` and `,
  );
}
