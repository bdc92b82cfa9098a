import { fromPromise } from 'xstate';
import { exportOwnData, type Leaving, readLeaving, withdraw } from '#domain/members/leaving.ts';
import { dataExportMachine } from '#machines/members/data-export.machine.ts';
import { withdrawMachine } from '#machines/members/withdraw.machine.ts';
import { leavingText } from '#src/areas/members/leaving.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';
import { link } from '#src/lib/link.ts';

export const wireWithdraw = ({ call, session, toast }: AppServices) =>
  withdrawMachine.provide({
    actors: {
      load: fromPromise<Leaving>(({ signal }) => call(readLeaving, {}, { signal })),
      leave: fromPromise<void, { keepPosts: boolean }>(async ({ input }) => {
        await call(withdraw, { body: input });
      }),
    },
    actions: {
      endSession: () => {
        toast(leavingText.left);
        link('withdraw > session', session)({ type: 'session.loggedOut' });
      },
    },
  });

export const wireDataExport = ({ call }: AppServices) =>
  dataExportMachine.provide({
    actors: {
      collect: fromPromise<void>(async ({ signal }) => {
        const data = await call(exportOwnData, {}, { signal });
        download('sinbaljang.json', JSON.stringify(data, null, 2), 'application/json');
      }),
    },
  });
