import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { SHOWN_MEMBER } from '../../kit/shown-member-sql.ts';

/**
 * Finds winners with prizes and payment states; a participation reward is listed for the viewer
 * only.
 */
export const findShownWinners = (db: Queryable, eventId: number, viewerId: number) =>
  db
    .selectFrom('event_winners as w')
    .innerJoin('users', 'users.id', 'w.user_id')
    .leftJoin('feeds', (join) =>
      join
        .onRef('feeds.id', '=', 'w.feed_id')
        .on('feeds.deleted_at', 'is', null)
        .on('feeds.hidden_at', 'is', null),
    )
    .leftJoin('event_entries as e', (join) =>
      join.onRef('e.event_id', '=', 'w.event_id').onRef('e.user_id', '=', 'w.user_id'),
    )
    .select(
      columns([
        'w.id',
        'w.event_id',
        'w.user_id',
        'w.feed_id',
        'w.condition',
        'w.rank',
        'w.vote_count',
        'w.replaces',
        'w.revoked_at',
        'w.revoke_reason',
      ]),
    )
    .select([...columns(['feeds.title as feed_title', 'e.entry_no']), ...SHOWN_MEMBER])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('event_rewards as r')
          .leftJoin('event_payouts as p', (join) =>
            join.onRef('p.reward_id', '=', 'r.id').onRef('p.user_id', '=', 'w.user_id'),
          )
          .leftJoin('coupons as c', 'c.id', 'p.coupon_id')
          .select(
            columns(['r.kind', 'r.value', 'r.description', 'p.state', 'p.message', 'p.done_at', 'c.code']),
          )
          .whereRef('r.event_id', '=', 'w.event_id')
          .whereRef('r.condition', '=', 'w.condition')
          .orderBy('r.sort')
          .orderBy('r.id'),
      ).as('prizes'),
    )
    .where('w.event_id', '=', eventId)
    .where((eb) => eb.or([eb('w.condition', '<>', 'PARTICIPATION'), eb('w.user_id', '=', viewerId)]))
    .orderBy('w.id')
    .execute();
export type ShownWinner = Awaited<ReturnType<typeof findShownWinners>>[number];

type CostRow = { kind: string; state: string; count: number; sum: number };

/**
 * Sums the cost of all prizes by kind and payment state; before the announcement nothing is
 * waiting.
 */
export async function countCosts(db: Queryable, eventId: number): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select r.kind, coalesce(p.state, 'NONE') as state, count(*)::int as count, sum(r.value)::int as sum
    from event_winners w
    join event_rewards r on r.event_id = w.event_id and r.condition = w.condition
    left join event_payouts p on p.reward_id = r.id and p.user_id = w.user_id
    where w.event_id = ${eventId} and w.revoked_at is null group by 1, 2`.execute(db);
  return rows;
}

/** Most failed payments in the list. */
const MOST_FAILURES = 100;

/** Finds the members with a failed payout, once each. */
export const findFailures = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_payouts as p')
    .innerJoin('users', 'users.id', 'p.user_id')
    .distinctOn('p.user_id')
    .select([...columns(['p.user_id', 'p.message']), ...SHOWN_MEMBER])
    .where('p.event_id', '=', eventId)
    .where('p.state', '=', 'FAILED')
    .orderBy('p.user_id')
    .orderBy('p.id')
    .limit(MOST_FAILURES)
    .execute();

/** Returns whether any payout was paid, failed or reclaimed. */
export async function hasPaid(db: Queryable, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_payouts')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', '<>', 'WAITING')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the participation rewards that are not revoked. */
export async function countParticipants(db: Queryable, eventId: number): Promise<number> {
  const row = await db
    .selectFrom('event_winners')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('event_id', '=', eventId)
    .where('condition', '=', 'PARTICIPATION')
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Finds the participants of a battle in their public view. */
export const findFighters = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_entries as e')
    .innerJoin('users', 'users.id', 'e.user_id')
    .select([...columns(['e.entry_no', 'e.user_id']), ...SHOWN_MEMBER])
    .where('e.event_id', '=', eventId)
    .execute();

/** Returns the number of a member's vote in draws; null without a vote. */
export async function voterNoOf(db: Queryable, eventId: number, userId: number): Promise<number | null> {
  const { rows } = await sql<{ no: number | null }>`select array_position(voters, ${userId}::bigint) as no
    from event_lists where event_id = ${eventId}`.execute(db);
  return rows[0]?.no ?? null;
}
