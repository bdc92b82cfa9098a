import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Returns all stored settings with their last editor. */
export const findSettings = (db: Queryable) =>
  db
    .selectFrom('shop_settings as s')
    .leftJoin('users as u', 'u.id', 's.updated_by')
    .select(columns(['s.key', 's.value', 's.version', 's.updated_at', 'u.nickname as writer']))
    .execute();
