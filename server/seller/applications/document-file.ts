import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { type ErrorCode, sentenceOf } from '#domain/kit/errors.ts';
import { type DocumentKind, documentName, endingOf } from '#domain/seller/application-documents.ts';
import { encodeDocumentImage } from '../../files/images.ts';
import { newName } from '../../files/object-name.ts';
import { isPdf, type PdfTrouble, pdfTroubleOf } from '../../files/pdf.ts';
import { bounded } from '../../kit/bounded-queue.ts';
import type { FileStore, ReceivedFile, StoredFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';

/** Stored business document with its size in bytes. */
export type KeptDocument = { objectName: string; kind: DocumentKind; bytes: number };

type Refusal = Extract<ErrorCode, `DOCUMENT_${string}`>;
const OF_TROUBLE: Readonly<Record<PdfTrouble, Refusal>> = {
  CUT: 'DOCUMENT_UNREADABLE',
  LOCKED: 'DOCUMENT_LOCKED',
  ACTIVE: 'DOCUMENT_ACTIVE',
};

const refused = (code: Refusal, cause?: unknown): ShopError =>
  new ShopError(code, [{ field: 'file', message: sentenceOf(code) }], { cause });

/** Magic bytes of pictures: JPEG and PNG. */
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])] as const;
const isPicture = (bytes: Buffer): boolean =>
  PICTURES.some((mark) => bytes.subarray(0, mark.length).equals(mark));

/** Concurrent reads of whole files, which bounds the memory. */
const reading = bounded(2, 40);

/** Detects the type of a file by its content and stores it: pictures re-encoded, PDFs unchanged. */
export const keepFile = (files: FileStore, { path }: ReceivedFile): Promise<KeptDocument> =>
  reading(() => keepRead(files, path));

async function keepRead(files: FileStore, path: string): Promise<KeptDocument> {
  const sent = await readFile(path);
  if (isPicture(sent)) return putDocument(files, 'PICTURE', await drawnAnew(path));
  if (!isPdf(sent)) throw refused('DOCUMENT_UNREADABLE');
  const trouble = pdfTroubleOf(sent);
  if (trouble) throw refused(OF_TROUBLE[trouble]);
  return putDocument(files, 'PDF', sent);
}

const drawnAnew = (path: string): Promise<Buffer> =>
  encodeDocumentImage(path).catch((error: unknown) => {
    const isRefused = error instanceof ShopError && error.code === 'INVALID_FILE_FORMAT';
    throw isRefused ? refused('DOCUMENT_UNREADABLE', error) : error;
  });

/** Stores a document under an unguessable name, which is not disclosed. */
export async function putDocument(
  files: FileStore,
  kind: DocumentKind,
  bytes: Uint8Array,
): Promise<KeptDocument> {
  const objectName = newName('documents', endingOf(kind));
  await files.put(objectName, bytes);
  return { objectName, kind, bytes: bytes.length };
}

const TYPES: Readonly<Record<DocumentKind, string>> = { PDF: 'application/pdf', PICTURE: 'image/webp' };

/** Document opened for a download. */
export type OpenedDocument = { applicationId: number; kind: DocumentKind; file: StoredFile };

/** Sends a document as an attachment, so that no browser runs its content in the shop's origin. */
export function answerDocument(reply: FastifyReply, { applicationId, kind, file }: OpenedDocument) {
  reply
    .type(TYPES[kind])
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename="${documentName(applicationId, kind)}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store');
  return file.body;
}
