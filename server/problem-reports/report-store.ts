import { sql } from 'kysely';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';

/** Problem report without its file. */
export type ReportRow = {
  id: number;
  page: string;
  steps: number;
  calls: number;
  failures: number;
  createdAt: Date;
  expiresAt: Date;
};

export type NewReport = Omit<ReportRow, 'id'> & { userId: number; file: string };

/** Inserts a report and returns its id. */
export async function insertReport(
  tx: Queryable,
  { userId, createdAt, expiresAt, ...facts }: NewReport,
): Promise<number> {
  const { id } = await tx
    .insertInto('problem_reports')
    .values({ ...facts, user_id: userId, created_at: createdAt, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a page of ids of the reports that are kept, of one member or (null) of all, and the total. */
export const findPage = (db: Queryable, userId: number | null, page: PageQuery, now: Date) =>
  pageOfIds(
    db,
    sql`select id from problem_reports
      where ${userId === null ? sql`true` : sql`user_id = ${userId}`} and expires_at > ${now}
      order by id desc limit ${sql.lit(MAX_LISTED)}`,
    sql`id desc`,
    page,
  );

/** Finds reports by id, the newest first. */
export const findByIds = async (db: Queryable, ids: readonly number[]): Promise<readonly ReportRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('problem_reports')
        .select(columns(['id', 'page', 'steps', 'calls', 'failures', 'created_at', 'expires_at']))
        .where('id', 'in', [...ids])
        .orderBy('id', 'desc')
        .execute();

/**
 * Finds the file of a kept report and locks its row until the end of the transaction: a report that is taken back
 * meanwhile is either read and audited before, or missing.
 */
export const lockFile = (tx: Queryable, id: number, now: Date) =>
  tx
    .selectFrom('problem_reports')
    .select('file')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();

/** Deletes a report of a member; returns false if the member has none with this id. */
export async function deleteOwn(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('problem_reports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the reports whose time is over. */
export const deleteExpired = (db: Queryable, now: Date) =>
  db.deleteFrom('problem_reports').where('expires_at', '<=', now).execute();
