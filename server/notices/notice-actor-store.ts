import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { notApart } from '../kit/reported-sql.ts';
import { type NewNotice, rowOf } from './notice-store.ts';

/** One more person did it: the notice of this stretch of hours is new again, once for each of them. */
export async function gatherNotice(
  tx: Queryable,
  notice: NewNotice,
  actorId: number,
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('notices')
    .values(rowOf(notice, now))
    .onConflict((conflict) =>
      conflict.constraint('notices_once').doUpdateSet({ topic: (eb) => eb.ref('excluded.topic') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('notice_actors')
    .values({ notice_id: id, actor_id: actorId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('actor_id')
    .executeTakeFirst();
  if (added) await recount(tx, [id], { read_at: null, created_at: now });
}

/** Somebody took it back: they are gone from every notice of it, and one of nobody goes unless it was read. */
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

/** Of what a member was told nothing of this other one's stays. */
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

/** Counts people anew; notices of nobody go. */
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

/** Whether a member sees nothing of another one. */
export async function areApart(tx: Queryable, readerId: number, other: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', other)
    .where(sql<SqlBool>`not ${notApart(readerId, 'users.id')}`)
    .executeTakeFirst();
  return row !== undefined;
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
