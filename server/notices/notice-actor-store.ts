import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { apartFrom } from '../kit/reported-sql.ts';
import { type NewNotice, rowOf } from './notice-store.ts';

/**
 * Adds an actor to the gathered notification of a period, which becomes unread again, once per
 * actor. Actors hidden from the reader are skipped.
 */
export async function gatherNotice(
  tx: Queryable,
  notice: NewNotice,
  actorId: number,
  now: Date,
): Promise<void> {
  const row = rowOf(notice, now);
  const { rows } = await sql<{ id: number }>`
    with told as (
      insert into notices (user_id, type, topic, message, path, ref_type, ref_id, stretch, in_app, mail_due, push_due, created_at)
      select ${row.user_id}::bigint, ${row.type}::text, ${row.topic}::text, ${row.message}::text, ${row.path}::text,
        ${row.ref_type}::text, ${row.ref_id}::bigint, ${row.stretch}::bigint, ${row.in_app}, ${row.mail_due}, ${row.push_due},
        ${now}::timestamptz
      where ${actorId}::bigint <> all(${apartFrom(notice.userId)})
      on conflict on constraint notices_once do update set topic = excluded.topic
      returning id)
    insert into notice_actors (notice_id, actor_id, at)
    select id, ${actorId}::bigint, ${now}::timestamptz from told
    on conflict do nothing
    returning notice_id as id`.execute(tx);
  // A statement does not see its own writes, so that actors are counted by the next one.
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await recount(tx, ids, { read_at: null, created_at: now });
}

/**
 * Removes an actor from the notifications of a revoked action; an unread one without actors is
 * deleted.
 */
export async function scatterNotice(
  tx: Queryable,
  { type, about }: { type: string; about: readonly [type: string, id: number] },
  actorId: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom('notice_actors')
    .using('notices')
    .whereRef('notices.id', '=', 'notice_actors.notice_id')
    .where('notices.type', '=', type)
    .where('notices.ref_type', '=', about[0])
    .where('notices.ref_id', '=', about[1])
    .where('notice_actors.actor_id', '=', actorId)
    .returning('notice_actors.notice_id as id')
    .execute();
  await dropNobodys(
    tx,
    gone.map(({ id }) => id),
    { evenRead: false },
  );
}

/** Removes an actor from all notifications of a member. */
export async function forgetActor(tx: Queryable, userId: number, actorId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('notice_actors')
    .using('notices')
    .whereRef('notices.id', '=', 'notice_actors.notice_id')
    .where('notices.user_id', '=', userId)
    .where('notice_actors.actor_id', '=', actorId)
    .returning('notice_actors.notice_id as id')
    .execute();
  await dropNobodys(
    tx,
    gone.map(({ id }) => id),
    { evenRead: true },
  );
}

/** Recounts actors and deletes notifications without any. */
async function dropNobodys(tx: Queryable, ids: readonly number[], { evenRead }: { evenRead: boolean }) {
  if (ids.length === 0) return;
  await recount(tx, ids, {});
  await tx
    .deleteFrom('notices')
    .where('id', 'in', [...ids])
    .where('actor_count', '=', 0)
    .$if(!evenRead, (found) => found.where('read_at', 'is', null))
    .execute();
}

const recount = (tx: Queryable, ids: readonly number[], change: { read_at?: null; created_at?: Date }) =>
  tx
    .updateTable('notices')
    .set({
      ...change,
      actor_count: sql<number>`(select count(*) from notice_actors a where a.notice_id = notices.id)`,
      actor_id: sql<
        number | null
      >`(select a.actor_id from notice_actors a where a.notice_id = notices.id order by a.at desc limit 1)`,
    })
    .where('id', 'in', [...ids])
    .execute();
