import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What people write, by its table, with the kind of its reports. */
const KINDS = {
  feeds: 'FEED',
  feed_comments: 'COMMENT',
  reviews: 'REVIEW',
  /** By their reviews. */
  review_answers: 'ANSWER',
} as const;
type Written = Exclude<keyof typeof KINDS, 'review_answers'>;

/**
 * Ids of what a member has reported: they see it no more, whatever others see. A handful, found by the reporter.
 */
export const reportedBy = (reporterId: number, table: keyof typeof KINDS) => sql<number>`(
  select c.target_id from reports r join report_cases c on c.id = r.case_id
  where r.reporter_id = ${reporterId} and c.target_type = ${sql.lit(KINDS[table])}
)`;

/**
 * Ids of members of whom somebody sees nothing: those they have blocked, who have blocked them, and whom they have
 * reported unless that was found wrong. Read once for a statement.
 */
export const apartFrom = (memberId: number) => sql<number[]>`array(
  select blocked_id from blocks where user_id = ${memberId}
  union all select user_id from blocks where blocked_id = ${memberId}
  union all select c.target_id from reports r join report_cases c on c.id = r.case_id
    where r.reporter_id = ${memberId} and c.target_type = 'MEMBER' and r.outcome is distinct from 'DISAGREED'
)`;

/** Whether the joined rows of a table may be shown to a reader: 0 for a visitor, who has nothing against anything. */
export const seenBy = (readerId: number, table: Written): RawBuilder<SqlBool> =>
  readerId > 0
    ? sql`(${sql.ref(`${table}.id`)} not in ${reportedBy(readerId, table)} and ${notApart(readerId, `${table}.user_id`)})`
    : sql`true`;

/** The same of a person alone. */
export const notApart = (readerId: number, column: string): RawBuilder<SqlBool> =>
  readerId > 0 ? sql`${sql.ref(column)} <> all(${apartFrom(readerId)})` : sql`true`;

/** A number that a feed keeps, without what the reader sees nothing of. */
export function countFor(readerId: number, kept: 'like_count' | 'comment_count'): RawBuilder<number> {
  const all = sql<number>`${sql.ref(`feeds.${kept}`)}`;
  if (readerId === 0) return all;
  const unseen =
    kept === 'like_count'
      ? sql`feed_likes where feed_id = feeds.id and user_id = any(${apartFrom(readerId)})`
      : sql`feed_comments where feed_id = feeds.id and hidden_at is null and not ${seenBy(readerId, 'feed_comments')}`;
  return sql<number>`${all} - (select count(*)::int from ${unseen})`;
}
