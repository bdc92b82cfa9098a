import { fromPromise } from 'xstate';
import { type DocumentKind, documentName, readOwnDocument } from '#domain/seller/application-paper.ts';
import type { OpenedFile } from '#machines/kit/file.machine.ts';
import { ownDocumentFileMachine } from '#machines/seller/own-document-file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';

type Opened = { applicationId: number; kind: DocumentKind };

export const wireOwnDocumentFile = ({ call }: AppServices) =>
  ownDocumentFileMachine.provide({
    actors: {
      write: fromPromise<OpenedFile, { filter: Opened }>(async ({ input: { filter }, signal }) => ({
        fileName: documentName(filter.applicationId, filter.kind),
        // The line answers bytes where a call declares a file.
        bytes: (await call(readOwnDocument, {}, { signal })) as Blob,
        rows: 1,
      })),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.bytes, 'application/octet-stream') },
  });
