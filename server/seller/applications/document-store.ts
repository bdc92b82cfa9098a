import { sql } from 'kysely';
import { LOOSE_DOCUMENTS } from '#domain/seller/application-documents.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { KeptDocument } from './document-file.ts';

const filesOf = (rows: readonly { file: string }[]): string[] => rows.map(({ file }) => file);

/** Inserts a document without an application. */
export const insertDocument = (
  tx: Queryable,
  userId: number,
  { objectName, kind, bytes }: KeptDocument,
  now: Date,
) =>
  tx
    .insertInto('seller_documents')
    .values({ user_id: userId, file: objectName, kind, bytes, created_at: now })
    .returning(['id', 'kind', 'bytes'])
    .executeTakeFirstOrThrow();

/** Deletes a member's unattached documents beyond the newest few; returns their files. */
export async function dropLooseBeyond(tx: Queryable, userId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from seller_documents
    where application_id is null and id in (
      select id from seller_documents where user_id = ${userId} and application_id is null
      order by id desc offset ${LOOSE_DOCUMENTS}
    ) returning file`.execute(tx);
  return filesOf(rows);
}

/**
 * Locks a document that this application may use: sent by its applicant and not attached elsewhere.
 */
export const lockOwnDocument = (
  tx: Queryable,
  { id, userId, applicationId }: { id: number; userId: number; applicationId: number },
) =>
  tx
    .selectFrom('seller_documents')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('application_id', 'is', null), eb('application_id', '=', applicationId)]))
    .forUpdate()
    .executeTakeFirst();

/** Attaches an uploaded document to a seller application. */
export const nameDocument = (tx: Queryable, id: number, applicationId: number) =>
  tx.updateTable('seller_documents').set({ application_id: applicationId }).where('id', '=', id).execute();

/** Deletes the documents of an application except one; returns their files. */
export async function dropNamed(tx: Queryable, applicationId: number, but: number | null): Promise<string[]> {
  const rows = await tx
    .deleteFrom('seller_documents')
    .where('application_id', '=', applicationId)
    .$if(but !== null, (rest) => rest.where('id', '<>', but))
    .returning('file')
    .execute();
  return filesOf(rows);
}

/** Finds the document of an application. */
export const findDocument = (db: Queryable, applicationId: number) =>
  db
    .selectFrom('seller_documents')
    .select(columns(['id', 'application_id', 'file', 'kind', 'bytes']))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/**
 * Deletes documents after their retention: unattached since a moment, or decided before another;
 * returns their files.
 */
export async function dropOld(
  db: Queryable,
  { looseBefore, decidedBefore }: { looseBefore: Date; decidedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from seller_documents d
    where (d.application_id is null and d.created_at < ${looseBefore})
      or exists (
        select from seller_applications
        where id = d.application_id and state in ('APPROVED', 'REJECTED') and decided_at < ${decidedBefore}
      ) returning d.file`.execute(db);
  return filesOf(rows);
}
