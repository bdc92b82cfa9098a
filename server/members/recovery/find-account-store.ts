import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Most accounts that are returned. */
const MOST = 20;

/** Finds active accounts by name and phone number, in any spelling of the number. */
export const findByPhone = (db: Queryable, { name, phone }: { name: string; phone: string }) =>
  db
    .selectFrom('users')
    .select(columns(['email', 'status', 'created_at']))
    .where(sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`, '=', phone)
    .where('name', '=', name)
    .where('status', '<>', 'DELETED')
    .orderBy('id')
    .limit(MOST)
    .execute();
