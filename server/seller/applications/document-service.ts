import * as v from 'valibot';
import { sentenceOf } from '#domain/kit/errors.ts';
import { DECIDED_DOCUMENT_DAYS, LOOSE_DOCUMENT_DAYS } from '#domain/policies/records.ts';
import { DOCUMENT_KINDS, type DocumentView } from '#domain/seller/application-documents.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { keepIfDone, removeAll } from '../../files/picture-set.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findLatest } from './application-store.ts';
import { type KeptDocument, keepFile, type OpenedDocument } from './document-file.ts';
import {
  type DocumentRecord,
  dropLooseBeyond,
  dropNamed,
  dropOld,
  findDocument,
  insertDocument,
  lockOwnDocument,
  nameDocument,
} from './document-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;
const kindOf = (text: string) => v.parse(v.picklist(DOCUMENT_KINDS), text);

const toView = ({ id, kind, bytes }: Pick<DocumentRecord, 'id' | 'kind' | 'bytes'>): DocumentView => ({
  documentId: id,
  kind: kindOf(kind),
  bytes,
});

/** Returns the document of an application for display; null if there is none. */
export async function viewDocument(db: Queryable, applicationId: number): Promise<DocumentView | null> {
  const row = await findDocument(db, applicationId);
  return row ? toView(row) : null;
}

/**
 * Stores an uploaded document without an application; the member's oldest ones beyond the limit are
 * deleted.
 */
export async function takeDocument(ports: Ports, userId: number, sent: ReceivedFile): Promise<DocumentView> {
  return noteDocument(ports, userId, await keepFile(ports.files, sent));
}

/** Records a stored document; its file is deleted if the row could not be written. */
export async function noteDocument(
  { db, clock, files }: Ports,
  userId: number,
  kept: KeptDocument,
): Promise<DocumentView> {
  const { view, gone } = await keepIfDone(files, [kept], () =>
    inTransaction(db, async (tx) => {
      await lockAuthor(tx, userId);
      const row = await insertDocument(tx, userId, kept, clock.now());
      return { view: toView(row), gone: await dropLooseBeyond(tx, userId) };
    }),
  );
  await removeAll(files, gone);
  return view;
}

type Named = { userId: number; applicationId: number; documentId: number | null };

/**
 * Attaches a document to an application, or none; returns the files to delete. Documents of others,
 * of another application and unknown ones give the same error.
 */
export async function attachDocument(
  tx: Queryable,
  { userId, applicationId, documentId }: Named,
): Promise<string[]> {
  if (documentId === null) return dropNamed(tx, applicationId, null);
  if (!(await lockOwnDocument(tx, { id: documentId, userId, applicationId }))) {
    const message = sentenceOf('DOCUMENT_NOT_FOUND');
    throw new ShopError('DOCUMENT_NOT_FOUND', [{ field: 'documentId', message }]);
  }
  const gone = await dropNamed(tx, applicationId, documentId);
  await nameDocument(tx, documentId, applicationId);
  return gone;
}

/** Opens the document of an application; DOCUMENT_NOT_FOUND if there is none. */
async function openOf({ db, files }: Ports, applicationId: number): Promise<OpenedDocument> {
  const row = await findDocument(db, applicationId);
  const file = row ? await files.read(row.file) : null;
  if (!row || !file) throw new ShopError('DOCUMENT_NOT_FOUND');
  return { applicationId, kind: kindOf(row.kind), file };
}

/** Opens the caller's own document. */
export async function openOwnDocument(ports: Ports, userId: number): Promise<OpenedDocument> {
  const latest = await findLatest(ports.db, userId);
  if (!latest) throw new ShopError('DOCUMENT_NOT_FOUND');
  return openOf(ports, latest.id);
}

/** Opens a document for an administrator, with an audit entry. */
export async function openDocument(ports: Ports, applicationId: number): Promise<OpenedDocument> {
  const opened = await openOf(ports, applicationId);
  await audit(
    ports.db,
    { action: 'APPLICATION_DOCUMENT_READ', target: ['APPLICATION', applicationId] },
    ports.clock.now(),
  ).catch((error: unknown) => {
    opened.file.body.destroy();
    throw error;
  });
  return opened;
}

/** Deletes documents after their retention period, rows first. */
export async function sweepDocuments({ db, clock, files }: Ports): Promise<void> {
  const now = clock.now();
  const gone = await dropOld(db, {
    looseBefore: daysAfter(now, -LOOSE_DOCUMENT_DAYS),
    decidedBefore: daysAfter(now, -DECIDED_DOCUMENT_DAYS),
  });
  await removeAll(files, gone);
}
