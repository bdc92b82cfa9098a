import { sql } from 'kysely';
import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { Winner } from '#domain/events/results/ranking.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { VoteTotals } from './draw/tally-store.ts';

/** Finds the result of an event. */
export const findResult = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_results')
    .select(
      columns([
        'event_id',
        'state',
        'total_participants',
        'total_votes',
        'waiting_votes',
        'void_votes',
        'flagged_votes',
        'calculated_at',
        'announced_at',
        'paid_at',
        'file',
        'standings',
        'fingerprint',
      ]),
    )
    .where('event_id', '=', eventId)
    .executeTakeFirst();
export type ResultRow = NonNullable<Awaited<ReturnType<typeof findResult>>>;

type NewResult = {
  participants: number;
  totals: VoteTotals;
  file: DrawFile;
  /** Number, votes and likes of each entry. */
  standings: readonly (readonly [no: number, votes: number, likes: number])[];
};

/** Inserts a calculated result. */
export const insertResult = (
  tx: Queryable,
  eventId: number,
  { participants, totals, file, standings }: NewResult,
  now: Date,
) =>
  tx
    .insertInto('event_results')
    .values({
      event_id: eventId,
      state: 'CALCULATED',
      total_participants: participants,
      total_votes: totals.counted,
      waiting_votes: totals.waiting,
      void_votes: totals.void,
      flagged_votes: totals.flagged,
      calculated_at: now,
      announced_at: null,
      paid_at: null,
      file: JSON.stringify(file),
      fingerprint: file.fingerprint,
      standings: JSON.stringify(standings),
    })
    .execute();

/** Deletes a calculated result with its winners; never called for an announced one. */
export async function removeResult(tx: Queryable, eventId: number): Promise<boolean> {
  await tx.deleteFrom('event_winners').where('event_id', '=', eventId).execute();
  const gone = await tx
    .deleteFrom('event_results')
    .where('event_id', '=', eventId)
    .where('state', '=', 'CALCULATED')
    .returning(columns(['event_id']))
    .executeTakeFirst();
  return gone !== undefined;
}

/** Inserts winners; returns their ids. */
export async function insertWinners(
  tx: Queryable,
  eventId: number,
  winners: readonly (Winner & { replaces?: number })[],
): Promise<number[]> {
  if (winners.length === 0) return [];
  const rows = await tx
    .insertInto('event_winners')
    .values(
      winners.map(({ userId, feedId, condition, rank, votes, replaces }) => ({
        event_id: eventId,
        user_id: userId,
        feed_id: feedId,
        condition,
        rank,
        vote_count: votes,
        replaces: replaces ?? null,
        revoked_at: null,
        revoke_reason: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds the winners of an event, oldest row first. */
export const findWinners = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_winners')
    .select(
      columns([
        'id',
        'event_id',
        'user_id',
        'feed_id',
        'condition',
        'rank',
        'vote_count',
        'replaces',
        'revoked_at',
        'revoke_reason',
      ]),
    )
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute();
export type WinnerRow = Awaited<ReturnType<typeof findWinners>>[number];

/** Marks a result as announced. */
export const markAnnounced = (tx: Queryable, eventId: number, now: Date) =>
  tx
    .updateTable('event_results')
    .set({ state: 'ANNOUNCED', announced_at: now })
    .where('event_id', '=', eventId)
    .execute();

/** Publishes the seed of the draw of an event. */
export const revealSeed = (tx: Queryable, eventId: number, seed: string) =>
  tx.updateTable('events').set({ seed_revealed: seed }).where('id', '=', eventId).execute();

/** Sets the result to PAID once no payout waits, and back once a runner-up is waiting. */
export async function resultStepsOf(tx: Queryable, eventId: number, now: Date): Promise<void> {
  // Locked by a statement of its own, as an update that waits would not see payouts inserted during
  // the wait.
  await tx
    .selectFrom('event_results')
    .select(columns(['event_id']))
    .where('event_id', '=', eventId)
    .forNoKeyUpdate()
    .execute();
  const waits = sql<boolean>`exists (select 1 from event_payouts
    where event_payouts.event_id = event_results.event_id and event_payouts.state = 'WAITING')`;
  await tx
    .updateTable('event_results')
    .set({
      state: sql<string>`case when ${waits} then 'ANNOUNCED' else 'PAID' end`,
      paid_at: sql<Date | null>`case when ${waits} then null else coalesce(paid_at, ${now}) end`,
    })
    .where('event_id', '=', eventId)
    .where('state', 'in', ['ANNOUNCED', 'PAID'])
    .execute();
}
