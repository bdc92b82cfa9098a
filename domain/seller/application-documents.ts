import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { megabytesToBytes } from '../kit/pictures/picture.ts';
import { DOCUMENT_MEGABYTES } from '../policies/uploads.ts';

/** Kinds of business documents. */
export const DOCUMENT_KINDS = ['PDF', 'PICTURE'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
const ENDINGS: Readonly<Record<DocumentKind, string>> = { PDF: 'pdf', PICTURE: 'webp' };

/** MIME types offered in the file dialog; the actual type is detected from the content. */
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];
/** Largest size of an application document in bytes. */
export const MAX_DOCUMENT_BYTES = megabytesToBytes(DOCUMENT_MEGABYTES);
/** Message for a document above the largest size. */
export const DOCUMENT_TOO_LARGE = `파일은 ${DOCUMENT_MEGABYTES}MB까지 올릴 수 있어요.`;

/** Most uploaded documents of a member without an application; one more deletes the oldest. */
export const LOOSE_DOCUMENTS = 5;

/** Returns the download name of a document, which never contains the uploaded name. */
export const documentName = (applicationId: number, kind: DocumentKind): string =>
  `document-${applicationId}.${ENDINGS[kind]}`;
/** Returns the file name extension of a kind of document. */
export const endingOf = (kind: DocumentKind): string => ENDINGS[kind];

/** Description of a document; its storage location is not disclosed. */
export const documentView = v.object({
  documentId: v.number(),
  kind: v.picklist(DOCUMENT_KINDS),
  bytes: v.number(),
});
export type DocumentView = v.InferOutput<typeof documentView>;

const PATH = '/api/users/me/seller-application/document';

/**
 * Endpoint of the role `user`: uploads the business document (part `file`) of a seller application.
 */
export const sendDocument = endpoint({
  method: 'POST',
  path: PATH,
  access: 'user',
  summary: `Uploads the business registration (part \`file\`: PDF, JPG or PNG, up to ${DOCUMENT_MEGABYTES} MB), which an application references.`,
  multipart: true,
  limit: 'UPLOAD',
  rateLimit: 30,
  response: documentView,
  wrapping: 'envelope',
});

/** Endpoint of members: downloads the document of the own latest seller application. */
export const readOwnDocument = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: "Returns the document of the caller's latest application as a file.",
  file: true,
  response: v.unknown(),
  wrapping: 'raw',
});

/** Endpoint of admins: downloads the document of a seller application; the access is audited. */
export const readApplicationDocument = endpoint({
  method: 'GET',
  path: '/api/admin/seller-applications/{id}/document',
  access: 'admin',
  summary: 'Returns the document of an application as a file; the access is recorded in the audit log.',
  params: idParams,
  file: true,
  response: v.unknown(),
  wrapping: 'raw',
});
