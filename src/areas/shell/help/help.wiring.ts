import { helpMachine } from '#machines/shell/help.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { helpPath } from './help-address.ts';

/**
 * Provides the chart of the help page with its calls and effects: every change replaces the address,
 * so that it can be shared.
 */
export const wireHelp = ({ navigate }: AppServices) =>
  helpMachine.provide({
    actions: { showAddress: (_, address) => navigate(helpPath(address), { replace: true }) },
  });
