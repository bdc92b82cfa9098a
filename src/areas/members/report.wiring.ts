import { fromPromise } from 'xstate';
import { reportThing } from '#domain/admin/reports/report.ts';
import { blockMember } from '#domain/members/block.ts';
import { type Report, reportMachine } from '#machines/members/report.machine.ts';
import { reportText as text } from '#src/areas/members/report.text.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Reports something or blocks its author, says so, and lets the screen take it from view. */
export const wireReport = ({ call, toast }: AppServices, onGone: () => void) =>
  reportMachine.provide({
    actors: {
      sendReport: fromPromise<void, Report>(async ({ input }) => {
        await call(reportThing, { body: input });
      }),
      blockAuthor: fromPromise<void, { userId: number }>(async ({ input }) => {
        await call(blockMember, { body: input });
      }),
    },
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
