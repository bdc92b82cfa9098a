import type { Queryable } from '../../db/database.ts';

/** Sessions of a member that have not ended. */
const liveOf = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now);

/** The last used one first. */
export const findDevices = (db: Queryable, userId: number, now: Date) =>
  liveOf(db, userId, now)
    .select(['id', 'device', 'method', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends one session of a member; false when the member has no such live session. */
export async function endOne(db: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends every session of a member, but the one to keep if there is one; answers how many. */
export async function endAll(db: Queryable, userId: number, now: Date, keptId?: number): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? 0))
    .returning('id')
    .execute();
  return ended.length;
}

/** Ends what is beyond `most`: those that were used longest ago. */
export async function endBeyond(db: Queryable, userId: number, most: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', 'in', () =>
      liveOf(db, userId, now).select('id').orderBy('last_used_at', 'desc').orderBy('id', 'desc').offset(most),
    )
    .execute();
}
