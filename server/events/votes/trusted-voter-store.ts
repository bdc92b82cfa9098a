import { type RawBuilder, sql } from 'kysely';
import { seoulDay } from '#domain/kit/time/time.ts';
import { VOTER_ACTIVE_DAYS, VOTER_AGE_DAYS } from '#domain/policies/events.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

const DAY_MS = 86_400_000;

/**
 * SQL condition: a member's vote counts as of a moment: verified phone, a received delivery, or an
 * account of VOTER_AGE_DAYS with activity on three days. Administrators and sellers are excluded.
 */
export const isKnown = (column: string, at: Date): RawBuilder<boolean> => {
  const settled = new Date(at.getTime() - VOTER_AGE_DAYS * DAY_MS);
  return sql<boolean>`exists (select 1 from users known where known.id = ${sql.ref(column)} and known.role = 'user' and (
    known.phone_verified_at <= ${at}
    or exists (select 1 from orders join order_items on order_items.order_id = orders.id
      where orders.user_id = known.id and order_items.delivered_at <= ${at})
    or known.created_at < ${settled} and (select count(distinct seoul_day(activities.created_at))
      from activities where activities.user_id = known.id and activities.created_at <= ${at}) >= ${sql.lit(VOTER_ACTIVE_DAYS)}))`;
};

/** Returns whether a member's vote counts as of a moment. */
export async function isKnownVoter(db: Queryable, userId: number, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(isKnown('users.id', at).as('isKnown'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.isKnown === true;
}

/** Finds voters under review whose votes count by the facts of a moment. */
export async function findReady(db: Queryable, eventId: number, at: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('feed_votes')
    .select(columns(['user_id']))
    .where('event_id', '=', eventId)
    .where('standing', '=', 'WAITING')
    .where(isKnown('feed_votes.user_id', at))
    .orderBy('user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Finds members whose reward does not match their vote. */
export async function findMispaid(db: Queryable, eventId: number, points: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with paid as (
      select user_id, sum(points) as net from point_ledger
      where ref_type = 'EVENT' and ref_id = ${eventId} and starts_with(reason, 'EVENT_VOTE') group by user_id
    ), held as (
      select user_id from feed_votes where event_id = ${eventId} and standing = 'COUNTED'
    )
    select u.id as user_id from users u
    join paid on paid.user_id = u.id left join held on held.user_id = u.id
    where u.status <> 'DELETED' and paid.net <> case when held.user_id is null then 0 else ${points}::int end
    order by u.id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Finds published events that have not been over for more than a day. */
export async function findLively(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('state', '=', 'PUBLISHED')
    .where('deleted_at', 'is', null)
    .where('start_date', '<=', seoulDay(now))
    .where('end_date', '>=', seoulDay(new Date(now.getTime() - DAY_MS)))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
