import { fromPromise } from 'xstate';
import { listSanctions } from '#domain/admin/members/member-sanctions.ts';
import { getCase } from '#domain/admin/reports/report-case.ts';
import { appealAnswerMachine } from '#machines/admin/reports/appeal-answer.machine.ts';
import { appealDeskMachine } from '#machines/admin/reports/appeal-desk.machine.ts';
import { caseClaimRenewalMachine } from '#machines/admin/reports/case-claim-renewal.machine.ts';
import { reportCaseMachine } from '#machines/admin/reports/report-case.machine.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { reportQueueMachine } from '#machines/admin/reports/report-queue.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of moderation cases with its calls and effects. */
export const wireReportQueue = (app: AppServices) => wire(reportQueueMachine, app);

type CaseHooks = { focusProblem: () => void; onDecided: () => void; onConflict: () => void };

/**
 * Provides the chart of one moderation case with its calls and effects: claiming and deciding it;
 * conflicts are passed on.
 */
export const wireReportCase = ({ call }: AppServices, { focusProblem, onDecided, onConflict }: CaseHooks) =>
  wire(reportCaseMachine, { call }).provide({
    actors: {
      load: fromPromise<OpenedCase, { id: number }>(async ({ input, signal }) => {
        const report = await call(getCase, { params: input }, { signal });
        const author = { id: report.author.userId };
        return { report, sanctions: await call(listSanctions, { params: author }, { signal }) };
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      announceDecided: () => onDecided(),
      announceConflict: () => onConflict(),
    },
  });

/**
 * Provides the chart of the claim of a case with its calls and effects: it is renewed in intervals,
 * and `onLost` gets the reason if another administrator has taken it.
 */
export const wireCaseClaimRenewal = (app: AppServices, onLost: (reason: string | null) => void) =>
  wire(caseClaimRenewalMachine, app).provide({
    actions: { tellLost: ({ context }) => onLost(context.reason) },
  });

/** Provides the chart of the admin list of appeals with its calls and effects. */
export const wireAppealDesk = (app: AppServices) => wire(appealDeskMachine, app);

/** Provides the chart of the form that decides an appeal with its calls and effects. */
export const wireAppealAnswer = (
  app: AppServices,
  { focusProblem, onDone }: { focusProblem: () => void; onDone: () => void },
) =>
  wire(appealAnswerMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
