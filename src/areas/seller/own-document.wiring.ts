import { ownDocumentFileMachine } from '#machines/seller/store/own-document-file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/**
 * Provides the chart of the download of a document of the seller's own application with its calls and
 * effects.
 */
export const wireOwnDocumentFile = (app: AppServices) =>
  wire(ownDocumentFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.bytes, 'application/octet-stream') },
  });
