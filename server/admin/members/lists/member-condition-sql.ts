import { type RawBuilder, sql } from 'kysely';
import type { listMembers } from '#domain/admin/members/member-list.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { AWAY_DAYS, SPAN_DAYS } from '#domain/policies/figures.ts';
import { containing } from '../../../db/statements/like-pattern.ts';
import { lockedEmails } from '../../../members/auth/lockout-sql.ts';
import { inForce } from '../../../members/sanctions/sanction-store.ts';

export type MemberFilter = QueryOf<typeof listMembers>;
/** What the clock decides: now, and since when how many failed log-ins shut an account. */
export type Moment = { now: Date; since: Date; most: number };

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Ids of members whom something holds off: by a sanction that is in force, or by their state. */
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

/** Digits as people write numbers: of a phone, or of the member itself. */
const isNumber = (q: string): boolean => /^[\d\s-]+$/.test(q) && /\d/.test(q);
const MOST_DIGITS = 15;

/** Members of whom the words, or the digits, are true. */
export function sought(q: string): RawBuilder<unknown> {
  if (!isNumber(q)) return sql`u.sought like ${containing(q.toLowerCase())}`;
  const digits = q.replace(/\D/g, '');
  const byWords = sql`u.sought like ${containing(digits)}`;
  return digits.length <= MOST_DIGITS ? sql`(${byWords} or u.id = ${Number(digits)})` : byWords;
}

const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Seoul'`;

/** One condition on `users u`; written out where the planner has an index for it. */
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
