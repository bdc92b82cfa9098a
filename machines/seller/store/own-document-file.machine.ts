import { type DocumentKind, documentName, readOwnDocument } from '#domain/seller/application-documents.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine, type OpenedFile } from '../../kit/file.machine.ts';

/** Machine that opens the business document that the applicant has uploaded. */
export const ownDocumentFileMachine = createFileMachine<
  { applicationId: number; kind: DocumentKind },
  OpenedFile
>({
  id: 'ownDocumentFile',
  description: 'The paper that an applicant has sent, to look at it again.',
  write: endpointPort(
    readOwnDocument,
    () => ({}),
    (answer, { filter }) => ({
      fileName: documentName(filter.applicationId, filter.kind),
      // An endpoint that declares a file answers with a Blob.
      bytes: answer as Blob,
      rows: 1,
    }),
  ),
});
