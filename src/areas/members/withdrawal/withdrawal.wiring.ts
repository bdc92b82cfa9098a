import { fromPromise } from 'xstate';
import { exportOwnData } from '#domain/members/account/withdrawal.ts';
import { accountWithdrawalMachine } from '#machines/members/account/account-withdrawal.machine.ts';
import { dataExportMachine } from '#machines/members/account/data-export.machine.ts';
import { leavingText } from '#src/areas/members/withdrawal/withdrawal.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';
import { link } from '#src/lib/navigation/link.ts';

/**
 * Provides the chart of the closing of the own account with its calls and effects; afterwards the
 * session ends.
 */
export const wireAccountWithdrawal = ({ call, session, toast }: AppServices) =>
  wire(accountWithdrawalMachine, { call }).provide({
    actions: {
      endSession: () => {
        toast(leavingText.left);
        link('accountWithdrawal > session', session)({ type: 'session.loggedOut' });
      },
    },
  });

/**
 * Provides the chart of the export of a member's own data with its calls and effects; downloads it as
 * a JSON file.
 */
export const wireDataExport = ({ call }: AppServices) =>
  dataExportMachine.provide({
    actors: {
      collect: fromPromise<void>(async ({ signal }) => {
        const data = await call(exportOwnData, {}, { signal });
        download('sinbaljang.json', JSON.stringify(data, null, 2), 'application/json');
      }),
    },
  });
