import { sql } from 'kysely';

/** Selects, as `xid`, which transaction has written the present version of a row: equal for rows written together. */
export const transactionOf = (table: string) => sql<string>`${sql.ref(`${table}.xmin`)}::text`.as('xid');
