import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** More than anybody has. */
const MOST = 20;

/** Living accounts of a name and a number, whatever the number's spelling. */
export const findByPhone = (db: Queryable, { name, phone }: { name: string; phone: string }) =>
  db
    .selectFrom('users')
    .select(['email', 'status', 'created_at'])
    .where(sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`, '=', phone)
    .where('name', '=', name)
    .where('status', '<>', 'DELETED')
    .orderBy('id')
    .limit(MOST)
    .execute();
