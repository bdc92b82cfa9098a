import { fromPromise } from 'xstate';
import { getEvent } from '#domain/events/event.ts';
import { listVotes, restoreVotes, type VoteRow, voidVotes } from '#domain/events/event-desk.ts';
import {
  calculateResult,
  type EventResult,
  getResult,
  processRewards,
  type RewardProcess,
  recalculateResult,
  reprocessReward,
} from '#domain/events/results/result.ts';
import {
  announceResult,
  exportResults,
  type Frozen,
  freezeEvent,
  listResults,
  type ResultRow,
  resultFilter,
  revokeWinner,
} from '#domain/events/results/result-desk.ts';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { eventResultsMachine, type ResultFilters } from '#machines/admin/event-results.machine.ts';
import { eventSettleMachine } from '#machines/admin/event-settle.machine.ts';
import type { SettleFacts } from '#machines/admin/event-settle.model.ts';
import { eventVotesMachine, type VoteFilter, type VotePage } from '#machines/admin/event-votes.machine.ts';
import { payoutRetryMachine } from '#machines/admin/payout-retry.machine.ts';
import { resultFileMachine } from '#machines/admin/result-file.machine.ts';
import { type VoteAct, voteJudgementMachine } from '#machines/admin/vote-judgement.machine.ts';
import { type RevokeSent, winnerRevokeMachine } from '#machines/admin/winner-revoke.machine.ts';
import type { BulkWish, RowOutcome } from '#machines/kit/bulk.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';

const saidIn = ({ q, state }: ResultFilters) => ({ ...(q ? { q } : {}), ...(state ? { state } : {}) });

const SORTS = resultFilter.entries.sort.wrapped.options;

export const wireEventResults = ({ call }: AppServices) =>
  eventResultsMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<ResultRow>, PagedRequest<IndexFilter<ResultFilters>>>(
        async ({ input: { page, filter }, signal }) => {
          const sort = SORTS.find((one) => one === filter.sort);
          const query = { page, size: filter.size, ...saidIn(filter.filters), ...(sort ? { sort } : {}) };
          const answer = await call(listResults, { query }, { signal });
          const { content, totalPages, totalElements, counts } = answer;
          return { items: content, page, totalPages, totalElements, counts };
        },
      ),
    },
  });

export const wireResultFile = ({ call }: AppServices) =>
  resultFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: ResultFilters }>(({ input: { filter } }) =>
        call(exportResults, { body: saidIn(filter) }),
      ),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

type Named = { id: number };

/** An event, and what was calculated where something was. */
async function factsOf({ call }: AppServices, { id }: Named, signal: AbortSignal): Promise<SettleFacts> {
  const event = await call(getEvent, { params: { id } }, { signal });
  if (event.resultState === 'NONE' || event.resultState === 'FROZEN') return { event, result: null };
  return { event, result: await call(getResult, { params: { id } }, { signal }) };
}

export const wireEventSettle = (app: AppServices, focusProblem: () => void, onStep: () => void) =>
  eventSettleMachine.provide({
    actors: {
      load: fromPromise<SettleFacts, Named>(({ input, signal }) => factsOf(app, input, signal)),
      freeze: fromPromise<Frozen, Named>(({ input: { id } }) => app.call(freezeEvent, { params: { id } })),
      calculate: fromPromise<EventResult, Named>(({ input: { id } }) =>
        app.call(calculateResult, { params: { id }, body: {} }),
      ),
      recalculate: fromPromise<EventResult, Named>(({ input: { id } }) =>
        app.call(recalculateResult, { params: { id } }),
      ),
      announce: fromPromise<EventResult, Named & { title: string }>(({ input: { id, title } }) =>
        app.call(announceResult, { params: { id }, body: { title } }),
      ),
      pay: fromPromise<RewardProcess, Named>(({ input: { id } }) =>
        app.call(processRewards, { params: { id } }),
      ),
    },
    actions: { focusProblem: () => focusProblem(), announceStep: () => onStep() },
  });

export const wireEventVotes = ({ call }: AppServices) =>
  eventVotesMachine.provide({
    actors: {
      loadPage: fromPromise<VotePage, PagedRequest<VoteFilter>>(
        async ({ input: { page, filter }, signal }) => {
          const { id, flag, standing, size } = filter;
          const query = { page, size, ...(flag ? { flag } : {}), ...(standing ? { standing } : {}) };
          const answer = await call(listVotes, { params: { id }, query }, { signal });
          const { content, totalPages, totalElements, totals, flagged } = answer;
          return { items: content, page, totalPages, totalElements, totals, flagged };
        },
      ),
    },
  });

type Wish = BulkWish<null, VoteAct>;
type Hooks = { id: number; rows: () => readonly VoteRow[]; onDone: () => void };

/** Votes are judged in one call, each by itself; only those that can change are meant. */
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

export const wireWinnerRevoke = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  winnerRevokeMachine.provide({
    actors: {
      save: fromPromise<void, { body: RevokeSent }>(async ({ input: { body } }) => {
        const { id, winnerId, reason } = body;
        await call(revokeWinner, { params: { id, winnerId }, body: { reason } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/** `id` of the chart is the member's; the event is known here. */
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
