import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { listSanctions } from '#domain/admin/members/member-sanctions.ts';
import { appealDecisionSchema, decideAppeal } from '#domain/admin/reports/appeal-queue.ts';
import {
  decideCase,
  decisionSchema,
  getCase,
  listCases,
  type ReportCase,
} from '#domain/admin/reports/report-case.ts';
import { idSchema } from '#domain/kit/forms/fields.ts';
import { type AppealSent, appealAnswerMachine } from '#machines/admin/reports/appeal-answer.machine.ts';
import { appealDeskMachine } from '#machines/admin/reports/appeal-desk.machine.ts';
import { caseHoldMachine } from '#machines/admin/reports/case-hold.machine.ts';
import { type DecisionSent, reportCaseMachine } from '#machines/admin/reports/report-case.machine.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { type ReportFilters, reportQueueMachine } from '#machines/admin/reports/report-queue.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

type AskedCases = PagedRequest<IndexFilter<ReportFilters>>;
/** Number in an address; null if it is none. */
export const idOf = (text: string | null): number | null => {
  const read = v.safeParse(idSchema, text);
  return read.success ? read.output : null;
};

/** Wires the report queue; filters that are not set are left out of the query. */
export const wireReportQueue = ({ call }: AppServices) =>
  reportQueueMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<ReportCase>, AskedCases>(async ({ input, signal }) => {
        const { filters, sort, size } = input.filter;
        const { state, type, reason, author } = filters;
        const authorId = idOf(author);
        const query = {
          page: input.page,
          size,
          ...(state ? { state } : {}),
          ...(type ? { type } : {}),
          ...(reason ? { reason } : {}),
          ...(authorId ? { authorId } : {}),
          ...(sort === 'age' ? { sort: 'age' as const } : {}),
        };
        const answer = await call(listCases, { query }, { signal });
        const { content, totalPages, totalElements, counts } = answer;
        return { items: content, page: input.page, totalPages, totalElements, counts };
      }),
    },
  });

type CaseHooks = { focusProblem: () => void; onDecided: () => void; onConflict: () => void };

export const wireReportCase = ({ call }: AppServices, { focusProblem, onDecided, onConflict }: CaseHooks) =>
  wire(reportCaseMachine, { call }).provide({
    actors: {
      load: fromPromise<OpenedCase, { id: number }>(async ({ input, signal }) => {
        const report = await call(getCase, { params: input }, { signal });
        const author = { id: report.author.userId };
        return { report, sanctions: await call(listSanctions, { params: author }, { signal }) };
      }),
      decide: fromPromise<void, DecisionSent>(async ({ input: { id, body } }) => {
        await call(decideCase, { params: { id }, body: v.parse(decisionSchema, body) });
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      announceDecided: () => onDecided(),
      announceConflict: () => onConflict(),
    },
  });

/**
 * Wires the claim of a case: it is renewed in intervals, and `onLost` gets the reason if another administrator has
 * taken it.
 */
export const wireCaseHold = (app: AppServices, onLost: (reason: string | null) => void) =>
  wire(caseHoldMachine, app).provide({
    actions: { tellLost: ({ context }) => onLost(context.reason) },
  });

export const wireAppealDesk = (app: AppServices) => wire(appealDeskMachine, app);

export const wireAppealAnswer = (
  { call }: AppServices,
  { focusProblem, onDone }: { focusProblem: () => void; onDone: () => void },
) =>
  appealAnswerMachine.provide({
    actors: {
      save: fromPromise<void, { body: AppealSent }>(async ({ input: { body } }) => {
        await call(decideAppeal, {
          params: { id: body.appealId },
          body: v.parse(appealDecisionSchema, body.body),
        });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
