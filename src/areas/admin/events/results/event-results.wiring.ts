import { fromPromise } from 'xstate';
import { getEvent } from '#domain/events/event.ts';
import { restoreVotes, type VoteRow, voidVotes } from '#domain/events/event-desk.ts';
import { getResult, reprocessReward } from '#domain/events/results/result.ts';
import { eventClosingMachine } from '#machines/admin/events/event-closing.machine.ts';
import type { ClosingFacts } from '#machines/admin/events/event-closing.model.ts';
import { eventResultsMachine } from '#machines/admin/events/event-results.machine.ts';
import { eventVotesMachine } from '#machines/admin/events/event-votes.machine.ts';
import { payoutRetryMachine } from '#machines/admin/events/payout-retry.machine.ts';
import { resultFileMachine } from '#machines/admin/events/result-file.machine.ts';
import { type VoteAct, voteJudgementMachine } from '#machines/admin/events/vote-judgement.machine.ts';
import { winnerRevokeMachine } from '#machines/admin/events/winner-revoke.machine.ts';
import type { BulkRequest, RowOutcome } from '#machines/kit/bulk.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/** Provides the chart of the admin list of ended events with its calls and effects. */
export const wireEventResults = (app: AppServices) => wire(eventResultsMachine, app);

/**
 * Provides the chart of the export of the list of ended events with its calls and effects; downloads
 * it as a CSV file.
 */
export const wireResultFile = (app: AppServices) =>
  wire(resultFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

type Named = { id: number };

/** Loads an event with its result, if it was calculated. */
async function factsOf({ call }: AppServices, { id }: Named, signal: AbortSignal): Promise<ClosingFacts> {
  const event = await call(getEvent, { params: { id } }, { signal });
  if (event.resultState === 'NONE' || event.resultState === 'FROZEN') return { event, result: null };
  return { event, result: await call(getResult, { params: { id } }, { signal }) };
}

/**
 * Provides the chart of the steps after the end of an event with its calls and effects: freeze
 * entries, compute, announce and pay.
 */
export const wireEventClosing = (app: AppServices, focusProblem: () => void, onStep: () => void) =>
  wire(eventClosingMachine, app).provide({
    actors: {
      load: fromPromise<ClosingFacts, Named>(({ input, signal }) => factsOf(app, input, signal)),
    },
    actions: { focusProblem: () => focusProblem(), announceStep: () => onStep() },
  });

/** Provides the chart of the admin list of votes of an event with its calls and effects. */
export const wireEventVotes = (app: AppServices) => wire(eventVotesMachine, app);

type Wish = BulkRequest<null, VoteAct>;
type Hooks = { id: number; rows: () => readonly VoteRow[]; onDone: () => void };

/**
 * Provides the chart of the decision on votes with its calls and effects: one call for all selected
 * votes, each decided by itself; votes that cannot change are left out.
 */
export const wireVoteJudgement = ({ call }: AppServices, { id, rows, onDone }: Hooks) => {
  const meant = ({ chosen, act }: Wish): number[] => {
    const ids = 'ids' in chosen ? chosen.ids : rows().map(({ voteId }) => voteId);
    const isVoid = (voteId: number) => rows().find((row) => row.voteId === voteId)?.standing === 'VOID';
    return ids.filter((voteId) => isVoid(voteId) === (act.deed === 'restore'));
  };
  return voteJudgementMachine.provide({
    actors: {
      count: fromPromise<number, Wish>(async ({ input }) => meant(input).length),
      act: fromPromise<readonly RowOutcome[], Wish>(async ({ input }) => {
        const { deed, reason } = input.act;
        const body = { voteIds: meant(input), reason };
        const endpoint = deed === 'void' ? voidVotes : restoreVotes;
        return (await call(endpoint, { params: { id }, body })).results;
      }),
    },
    actions: { announceDone: () => onDone() },
  });
};

/** Provides the chart of the form that revokes the prize of a winner with its calls and effects. */
export const wireWinnerRevoke = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(winnerRevokeMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of the retry of a payout with its calls and effects; `id` of the chart is the
 * winner's, the event is fixed here.
 */
export const wirePayoutRetry = (app: AppServices, eventId: number, onDone: () => void) =>
  payoutRetryMachine.provide({
    actors: {
      remove: fromPromise<void, Named>(async ({ input: { id: userId } }) => {
        const { success, message } = await app.call(reprocessReward, { params: { id: eventId, userId } });
        if (!success) throw new Error(message);
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
