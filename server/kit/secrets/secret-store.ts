import type { Queryable } from '../../db/database.ts';

/** Returns a secret that all servers of the shop share. */
export async function findSecret(db: Queryable, name: string): Promise<string> {
  const row = await db
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
