import { fromPromise } from 'xstate';
import { countWaiting, type Waiting } from '#domain/admin/frame/waiting.ts';
import { adminWaitingMachine } from '#machines/admin/admin-waiting.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireAdminWaiting = ({ call }: AppServices) =>
  adminWaitingMachine.provide({
    actors: {
      load: fromPromise<Waiting, { input: undefined }>(({ signal }) => call(countWaiting, {}, { signal })),
    },
  });
