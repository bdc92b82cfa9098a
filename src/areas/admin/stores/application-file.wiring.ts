import { fromPromise } from 'xstate';
import {
  type DocumentKind,
  documentName,
  readApplicationDocument,
} from '#domain/seller/application-paper.ts';
import { applicationFileMachine } from '#machines/admin/application-file.machine.ts';
import type { OpenedFile } from '#machines/kit/file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';

type Opened = { applicationId: number; kind: DocumentKind };

export const wireApplicationFile = ({ call }: AppServices) =>
  applicationFileMachine.provide({
    actors: {
      write: fromPromise<OpenedFile, { filter: Opened }>(async ({ input: { filter }, signal }) => ({
        fileName: documentName(filter.applicationId, filter.kind),
        // The line answers bytes where a call declares a file.
        bytes: (await call(
          readApplicationDocument,
          { params: { id: filter.applicationId } },
          { signal },
        )) as Blob,
        rows: 1,
      })),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.bytes, 'application/octet-stream') },
  });
