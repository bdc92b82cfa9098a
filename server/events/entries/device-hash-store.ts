import type { Queryable } from '../../db/database.ts';

/** Returns the device token hash of a session. */
export async function findDeviceHash(db: Queryable, sessionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('mark_hash')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.mark_hash ? Buffer.from(row.mark_hash).toString('hex') : null;
}
