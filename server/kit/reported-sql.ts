import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Tables of user content with their report target. */
const KINDS = {
  feeds: 'FEED',
  feed_comments: 'COMMENT',
  reviews: 'REVIEW',
  questions: 'QUESTION',
  buyer_answers: 'BUYER_ANSWER',
  /** Identified by their review. */
  review_answers: 'ANSWER',
  /** Identified by their question. */
  question_answers: 'QUESTION_ANSWER',
} as const;
type Written = Exclude<keyof typeof KINDS, 'review_answers' | 'question_answers'>;

/** SQL: ids that a member has reported, which are hidden from the reporter alone. */
export const reportedBy = (reporterId: number, table: keyof typeof KINDS) => sql<number>`(
  select c.target_id from reports r join report_cases c on c.id = r.case_id
  where r.reporter_id = ${reporterId} and c.target_type = ${sql.lit(KINDS[table])}
)`;

/**
 * SQL: ids of members hidden from a member: blocked by or blocking them, or reported by them unless
 * the report was rejected. Evaluated once per statement.
 */
export const apartFrom = (memberId: number) => sql<number[]>`array(
  select blocked_id from blocks where user_id = ${memberId}
  union all select user_id from blocks where blocked_id = ${memberId}
  union all select c.target_id from reports r join report_cases c on c.id = r.case_id
    where r.reporter_id = ${memberId} and c.target_type = 'MEMBER' and r.outcome is distinct from 'DISAGREED'
)`;

/**
 * SQL condition: rows of a table are visible to a reader; 0 is an anonymous reader, who sees all.
 */
export const seenBy = (readerId: number, table: Written): RawBuilder<SqlBool> =>
  readerId > 0
    ? sql`(${sql.ref(`${table}.id`)} not in ${reportedBy(readerId, table)} and ${notApart(readerId, `${table}.user_id`)})`
    : sql`true`;

/** SQL condition: a member is visible to a reader. */
export const notApart = (readerId: number, column: string): RawBuilder<SqlBool> =>
  readerId > 0 ? sql`${sql.ref(column)} <> all(${apartFrom(readerId)})` : sql`true`;

/** SQL: a counter of a feed minus the rows hidden from the reader. */
export function countFor(readerId: number, kept: 'like_count' | 'comment_count'): RawBuilder<number> {
  const all = sql<number>`${sql.ref(`feeds.${kept}`)}`;
  if (readerId === 0) return all;
  const unseen =
    kept === 'like_count'
      ? sql`feed_likes where feed_id = feeds.id and user_id = any(${apartFrom(readerId)})`
      : sql`feed_comments where feed_id = feeds.id and hidden_at is null and not ${seenBy(readerId, 'feed_comments')}`;
  return sql<number>`${all} - (select count(*)::int from ${unseen})`;
}
