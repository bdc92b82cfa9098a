import {
  type DocumentKind,
  documentName,
  readApplicationDocument,
} from '#domain/seller/application-documents.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine, type OpenedFile } from '../../kit/file.machine.ts';

/** Machine that opens the business document of an application; the access is written to the audit log. */
export const applicationFileMachine = createFileMachine<
  { applicationId: number; kind: DocumentKind },
  OpenedFile
>({
  id: 'applicationFile',
  description: 'The paper of the business beside an application; whoever opens it is noted.',
  write: endpointPort(
    readApplicationDocument,
    ({ filter }) => ({ params: { id: filter.applicationId } }),
    (answer, { filter }) => ({
      fileName: documentName(filter.applicationId, filter.kind),
      // An endpoint that declares a file answers with a Blob.
      bytes: answer as Blob,
      rows: 1,
    }),
  ),
});
