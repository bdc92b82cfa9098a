import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Notification to be pushed, and the earliest time. */
export type NewPush = { noticeId: number; userId: number; from: Date };

/** Inserts a message for each browser of the members whose session was not ended. */
export async function insertPushes(tx: Queryable, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    insert into pushes (notice_id, subscription_id, next_at)
    select n."noticeId", p.id, n."from"
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb)
      as n ("noticeId" bigint, "userId" bigint, "from" timestamptz)
    join push_subscriptions as p on p.user_id = n."userId"
    join sessions as s on s.id = p.session_id and s.revoked_at is null
    on conflict (notice_id, subscription_id) do nothing`.execute(tx);
}

/** Claims due messages for this process until `until`, with what their sending needs. */
export async function claimPushes(db: Queryable, now: Date, until: Date, most: number) {
  const claimed = await db
    .updateTable('pushes')
    .set({ next_at: until, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pushes as due')
        .select('due.id')
        .where('due.next_at', '<=', now)
        .orderBy('due.next_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  if (claimed.length === 0) return [];
  return db
    .selectFrom('pushes as d')
    .innerJoin('notices as n', 'n.id', 'd.notice_id')
    .innerJoin('push_subscriptions as p', 'p.id', 'd.subscription_id')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([
      ...columns(['d.id', 'd.attempts', 'd.subscription_id', 'd.notice_id', 'n.type', 'n.topic', 'n.path']),
      ...columns([
        'n.gathered',
        'n.read_at',
        'n.user_id',
        'p.sealed',
        's.revoked_at',
        'u.email',
        'u.role',
        'u.status',
      ]),
    ])
    .where(
      'd.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .orderBy('d.id')
    .execute();
}
/** Message that this process may send. */
export type ClaimedPush = Awaited<ReturnType<typeof claimPushes>>[number];

/** Deletes a message that was sent or is no longer wanted. */
export const dropPush = (db: Queryable, id: number) => db.deleteFrom('pushes').where('id', '=', id).execute();

/** Postpones a message; `isAttempt` is false if nothing was sent, which then does not count. */
export const putOffPush = (db: Queryable, id: number, nextAt: Date, isAttempt: boolean) =>
  db
    .updateTable('pushes')
    .set({ next_at: nextAt, ...(isAttempt ? {} : { attempts: sql<number>`attempts - 1` }) })
    .where('id', '=', id)
    .execute();

/** Stores the time at which a push service last accepted a message. */
export const noteSuccess = (db: Queryable, subscriptionId: number, now: Date) =>
  db
    .updateTable('push_subscriptions')
    .set({ last_success_at: now })
    .where('id', '=', subscriptionId)
    .execute();
