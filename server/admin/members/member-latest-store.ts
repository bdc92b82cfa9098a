import { type RawBuilder, sql } from 'kysely';
import { type Latest, SHOWN } from '#domain/admin/members/member-detail.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';

/** SQL: a timestamp in the format of the API. */
const iso = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: rows of one kind as JSON. */
const listed = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

const kinds = (id: number, now: Date): Record<keyof Latest, RawBuilder<unknown>> => ({
  consents: sql`select distinct on (document) document, version, agreed, ${iso('at')} as at
    from consents where user_id = ${id} order by document, id desc`,
  sessions: sql`select id as "sessionId", device, method, ${iso('created_at')} as "createdAt",
      ${iso('last_used_at')} as "lastUsedAt"
    from sessions where user_id = ${id} and revoked_at is null and expires_at > ${now}
      and absolute_expires_at > ${now}
    order by last_used_at desc, id desc limit ${SHOWN}`,
  logIns: sql`select ${iso('at')} as at, outcome, method, device from login_events
    where user_id = ${id} order by id desc limit ${SHOWN}`,
  orders: sql`select id as "orderId", ${columnsSql(['order_no', 'status', 'final_price as amount'])},
      ${iso('ordered_at')} as at
    from orders where user_id = ${id} order by ordered_at desc, id desc limit ${SHOWN}`,
  claims: sql`select id as "claimId", ${columnsSql(['order_id', 'type', 'status'])}, ${iso('created_at')} as at
    from claims where user_id = ${id} order by id desc limit ${SHOWN}`,
  ledger: sql`select ${columnsSql(['type', 'points', 'balance_after', 'description'])}, ${iso('created_at')} as at
    from point_ledger where user_id = ${id} order by id desc limit ${SHOWN}`,
  coupons: sql`select id as "couponId", name, ${iso('expires_at')} as "expiresAt", ${iso('used_at')} as "usedAt"
    from coupons where user_id = ${id} order by id desc limit ${SHOWN}`,
  badges: sql`select ${columnsSql(['badge_type'])}, ${iso('awarded_at')} as at
    from user_badges where user_id = ${id} order by awarded_at desc, id desc limit ${2 * SHOWN}`,
  feeds: sql`select id as "feedId", title, hidden_at is not null as "isHidden", ${iso('created_at')} as at
    from feeds where user_id = ${id} and deleted_at is null order by id desc limit ${SHOWN}`,
  comments: sql`select ${columnsSql(['id as commentId', 'feed_id', 'content'])}, hidden_at is not null as "isHidden",
      ${iso('created_at')} as at
    from feed_comments where user_id = ${id} order by id desc limit ${SHOWN}`,
  reviews: sql`select ${columnsSql(['id as reviewId', 'product_id', 'title', 'rating', 'status'])}, ${iso('created_at')} as at
    from reviews where user_id = ${id} and status <> 'DELETED' order by id desc limit ${SHOWN}`,
  votes: sql`select ${columnsSql(['event_id', 'feed_id'])}, ${iso('created_at')} as at
    from feed_votes where user_id = ${id} order by created_at desc limit ${SHOWN}`,
  cases: sql`select ${columnsSql(['id as caseId', 'target_type', 'state', 'decision'])}, ${iso('created_at')} as at
    from report_cases where author_id = ${id} order by id desc limit ${SHOWN}`,
  memos: sql`select m.id as "memoId", author.nickname as by, m.text, ${iso('m.at')} as at
    from member_memos m left join users author on author.id = m.author_id
    where m.user_id = ${id} order by m.id desc limit ${5 * SHOWN}`,
  audit: sql`select e.id as "entryId", ${iso('e.at')} as at, actor.nickname as by, e.action
    from audit_entries e left join users actor on actor.id = e.actor_id
    where e.target_type = 'MEMBER' and e.target_id = ${id} order by e.id desc limit ${2 * SHOWN}`,
});

/** Finds a member's latest consents, sessions, orders, posts and sanctions in one statement. */
export async function findLatest(db: Queryable, id: number, now: Date): Promise<Latest> {
  const columns = Object.entries(kinds(id, now)).map(
    ([name, rows]) => sql`${listed(rows)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Latest>`select ${sql.join(columns)}`.execute(db);
  const [latest] = rows;
  if (!latest) throw new Error('a select without a table answers one row');
  return latest;
}
