import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Query of the active sessions of a member. */
const liveOf = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now);

/** Finds active sessions, and ended ones in browsers that are still trusted, last used first. */
export const findDevices = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('known_devices as d', (join) =>
      join
        .onRef('d.user_id', '=', 's.user_id')
        .onRef('d.mark_hash', '=', 's.mark_hash')
        .on('d.trusted_until', '>', now),
    )
    .select((eb) => [
      ...columns(['s.id', 's.device', 's.method', 's.created_at', 's.last_used_at']),
      ...columns(['s.mark_hash', 'd.trusted_until']),
      eb('s.id', 'in', liveOf(db, userId, now).select('id')).as('isLive'),
    ])
    .where('s.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('s.id', 'in', liveOf(db, userId, now).select('id')), eb('d.trusted_until', 'is not', null)]),
    )
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

/**
 * Ends one session of a member and the trust in its browser; returns false if there was neither.
 */
export async function endOne(tx: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const isAsked = await endTrustOf(tx, userId, id, now);
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined || isAsked;
}

/** Ends the trust in the browser of a session; returns false if it was not trusted. */
export async function endTrustOf(
  db: Queryable,
  userId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .where('mark_hash', '=', (eb) =>
      eb.selectFrom('sessions').select('mark_hash').where('id', '=', sessionId).where('user_id', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends all sessions and trust of a member, except the session `keptId`; returns the number of ended
 * sessions.
 */
export async function endAll(tx: Queryable, userId: number, now: Date, keptId?: number): Promise<number> {
  await trustOnly(tx, userId, keptId);
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? 0))
    .returning('id')
    .execute();
  return ended.length;
}

/** Ends the trust in all browsers except that of one session. */
async function trustOnly(db: Queryable, userId: number, keptId: number | undefined): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
    .$if(keptId !== undefined, (query) =>
      query.where('mark_hash', 'not in', (eb) =>
        eb
          .selectFrom('sessions')
          .select((of) => of.fn.coalesce('mark_hash', sql<Uint8Array>`''::bytea`).as('mark_hash'))
          .where('id', '=', keptId ?? 0)
          .where('user_id', '=', userId),
      ),
    )
    .execute();
}

/** Ends the least recently used sessions beyond `most`. */
export async function endBeyond(db: Queryable, userId: number, most: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', 'in', () =>
      liveOf(db, userId, now).select('id').orderBy('last_used_at', 'desc').orderBy('id', 'desc').offset(most),
    )
    .execute();
}
