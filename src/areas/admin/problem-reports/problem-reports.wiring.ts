import { problemReportDeskMachine } from '#machines/problem-reports/problem-report-desk.machine.ts';
import { reportReadingMachine } from '#machines/problem-reports/report-reading.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of all problem reports that are kept. */
export const wireProblemReportDesk = (app: AppServices) => wire(problemReportDeskMachine, app);

type ReadingEffects = { focusProblem: () => void; onRead: (file: string) => void };

/** Provides the chart of the reading of a report, which gives its file. */
export const wireReportReading = (app: AppServices, { focusProblem, onRead }: ReadingEffects) =>
  wire(reportReadingMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onRead(result.file) },
  });
