import { myProblemReportsMachine } from '#machines/problem-reports/my-problem-reports.machine.ts';
import { problemReportMachine } from '#machines/problem-reports/problem-report.machine.ts';
import { problemReportRemovalMachine } from '#machines/problem-reports/problem-report-removal.machine.ts';
import { reportRoutesMachine } from '#machines/problem-reports/report-routes.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { reportListText, reportText } from './problem-reports.text.ts';

/** Provides the chart that loads the address patterns of the API. */
export const wireReportRoutes = (app: AppServices) => wire(reportRoutesMachine, app);

type ReportEffects = { focusProblem: () => void; onDone: () => void };

/** Provides the chart of the form of a report: a sent one is confirmed by a toast. */
export const wireProblemReport = (app: AppServices, { focusProblem, onDone }: ReportEffects) =>
  wire(problemReportMachine, app).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        app.toast(reportText.done);
        onDone();
      },
    },
  });

/** Provides the chart of the problem reports of the member. */
export const wireMyProblemReports = (app: AppServices) => wire(myProblemReportsMachine, app);

/** Provides the chart that deletes a report: shows a toast and reloads the list. */
export const wireReportRemoval = (app: AppServices, reload: () => void) =>
  wire(problemReportRemovalMachine, app).provide({
    actions: {
      leave: () => {
        app.toast(reportListText.removed);
        reload();
      },
      notify: (_, { reason }) => app.toast(reason, 'error'),
    },
  });
