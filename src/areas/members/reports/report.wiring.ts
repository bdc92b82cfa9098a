import { reportMachine } from '#machines/members/account/report.machine.ts';
import { reportText as text } from '#src/areas/members/reports/report.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the report and the block of an author with its calls and effects: shows a
 * toast and lets the screen hide the content.
 */
export const wireReport = ({ call, toast }: AppServices, onGone: () => void) =>
  wire(reportMachine, { call }).provide({
    actions: {
      thank: () => {
        toast(text.thanks);
        onGone();
      },
      tellBlocked: () => {
        toast(text.blocked);
        onGone();
      },
    },
  });
