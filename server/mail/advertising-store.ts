import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

export type Reader = { id: number; email: string };
type Wishes = { mails: boolean; atNight: boolean };

/**
 * Finds the latest consents to advertising of members with these addresses; other and withdrawn
 * ones are missing.
 */
export async function readAdvertisingConsents(
  db: Queryable,
  readers: readonly Reader[],
): Promise<Map<number, Wishes>> {
  if (readers.length === 0) return new Map();
  const ids = readers.map(({ id }) => id);
  const members = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('status', '=', 'ACTIVE')
    .execute();
  const said = await db
    .selectFrom('consents')
    .distinctOn(['user_id', 'document'])
    .select(columns(['user_id', 'document', 'agreed']))
    .where('user_id', 'in', ids)
    .where('document', 'in', ['MARKETING', 'MARKETING_NIGHT'])
    .orderBy('user_id')
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();
  const yes = new Set(said.filter(({ agreed }) => agreed).map((row) => `${row.userId} ${row.document}`));
  const addresses = new Map(members.map(({ id, email }) => [id, email]));
  return new Map(
    readers
      .filter(({ id, email }) => addresses.get(id) === email)
      .map(({ id }) => [
        id,
        { mails: yes.has(`${id} MARKETING`), atNight: yes.has(`${id} MARKETING_NIGHT`) },
      ]),
  );
}
