import { applicationFileMachine } from '#machines/admin/stores/application-file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/** Provides the chart of the download of a document of a seller application with its calls and effects. */
export const wireApplicationFile = (app: AppServices) =>
  wire(applicationFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.bytes, 'application/octet-stream') },
  });
