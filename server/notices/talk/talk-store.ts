import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Inserts a message for each of these notifications that has none yet and was not sent. */
export async function insertTalks(tx: Queryable, noticeIds: readonly number[], now: Date): Promise<void> {
  if (noticeIds.length === 0) return;
  await tx
    .insertInto('talks')
    .columns(['notice_id', 'next_at'])
    .expression((eb) =>
      eb
        .selectFrom('notices')
        .select(['id', sql<Date>`${now}::timestamptz`.as('next_at')])
        .where('id', 'in', noticeIds)
        .where('talked_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims due messages for this process until `until`, with what their sending needs. `askedAt` is
 * the first request whose outcome was unknown before this claim.
 */
export async function claimTalks(tx: Queryable, now: Date, until: Date, most: number) {
  const due = await tx
    .selectFrom('talks as t')
    .innerJoin('notices as n', 'n.id', 't.notice_id')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('notification_settings as s', (join) =>
      join.onRef('s.user_id', '=', 'n.user_id').onRef('s.topic', '=', 'n.topic'),
    )
    .select([
      ...columns([
        't.notice_id',
        't.attempts',
        't.asked_at',
        'n.talk_words',
        'n.path',
        'n.read_at',
        'n.user_id',
      ]),
      ...columns(['u.phone', 'u.phone_verified_at', 'u.role', 'u.status', 's.talk']),
    ])
    .where('t.next_at', '<=', now)
    .orderBy('t.next_at')
    .orderBy('t.notice_id')
    .limit(most)
    .forUpdate('t')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await tx
      .updateTable('talks')
      .set({
        next_at: until,
        attempts: sql<number>`attempts + 1`,
        asked_at: sql<Date>`coalesce(asked_at, ${now}::timestamptz)`,
      })
      .where(
        'notice_id',
        'in',
        due.map(({ noticeId }) => noticeId),
      )
      .execute();
  return due;
}
/** Message that this process may send. */
export type ClaimedTalk = Awaited<ReturnType<typeof claimTalks>>[number];

/** Deletes a message that was sent or is no longer wanted. */
export const dropTalk = (db: Queryable, noticeId: number) =>
  db.deleteFrom('talks').where('notice_id', '=', noticeId).execute();

/** Postpones a message; `askedAt` is the first request whose outcome is unknown. */
export const putOffTalk = (db: Queryable, noticeId: number, nextAt: Date, askedAt: Date | null) =>
  db
    .updateTable('talks')
    .set({ next_at: nextAt, asked_at: askedAt })
    .where('notice_id', '=', noticeId)
    .execute();

/** Notes that the provider accepted the message of a notification. */
export const noteTalked = (db: Queryable, noticeId: number, now: Date) =>
  db.updateTable('notices').set({ talked_at: now }).where('id', '=', noticeId).execute();
