import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Returns the device token hash of a session. */
export async function findDeviceHash(db: Queryable, sessionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select(columns(['mark_hash']))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.markHash ? Buffer.from(row.markHash).toString('hex') : null;
}
