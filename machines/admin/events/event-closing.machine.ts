// Size: freezing, calculation, announcement and payout of one event, each with its failure.
import { assign, setup } from 'xstate';
import type { ResultState } from '#domain/events/event-states.ts';
import {
  calculateResult,
  type EventResult,
  processRewards,
  recalculateResult,
} from '#domain/events/results/result.ts';
import {
  announceResult,
  type Frozen,
  freezeEvent,
  titleProblems,
} from '#domain/events/results/result-desk.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import {
  type ClosingFacts,
  frozenFacts,
  isPaying,
  isUnclosed,
  resultStateOf,
} from './event-closing.model.ts';

type Context = {
  id: number;
  facts: ClosingFacts | null;
  /** Title typed for the announcement. */
  title: string;
  problems: readonly FieldProblem[];
  error: string | null;
};
type Named = { id: number };
/** What an announcement sends: the title, and the number of suspicious votes that the administrator accepts. */
type Announcement = { title: string; flaggedVotes: number };

const isIn = ({ facts }: Context, ...states: readonly ResultState[]): boolean =>
  facts !== null && states.includes(resultStateOf(facts));
const problemsIn = ({ facts, title }: Context): FieldProblem[] =>
  facts ? titleProblems(title, facts.event.title) : [];

/**
 * Machine that closes an ended event: freeze, calculate, review, announce, pay; a failed step changes
 * nothing.
 */
export const eventClosingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Named,
    events: {} as
      | { type: 'step.taken' }
      | { type: 'result.questioned' }
      | { type: 'title.typed'; title: string }
      | { type: 'form.submitted' }
      | { type: 'announcement.dismissed' }
      | { type: 'screen.reloaded' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open',
  },
  actors: {
    load: port<ClosingFacts, Named>('load'),
    freeze: endpointPort(freezeEvent, ({ id }: Named) => ({ params: { id } })),
    calculate: endpointPort(calculateResult, ({ id }: Named) => ({ params: { id }, body: {} })),
    recalculate: endpointPort(recalculateResult, ({ id }: Named) => ({ params: { id } })),
    announce: endpointPort(announceResult, ({ id, ...body }: Named & Announcement) => ({
      params: { id },
      body,
    })),
    pay: endpointPort(processRewards, ({ id }: Named) => ({ params: { id } })),
  },
  delays: { pace: 2_000 },
  guards: {
    isUnclosed: ({ context: { facts } }) => facts === null || isUnclosed(facts),
    isFrozen: ({ context }) => isIn(context, 'FROZEN'),
    isCalculated: ({ context }) => isIn(context, 'CALCULATED'),
    isPaid: ({ context }) => isIn(context, 'PAID'),
    isPaying: ({ context: { facts } }) => facts !== null && isPaying(facts),
    isAnnounced: ({ context }) => isIn(context, 'ANNOUNCED', 'PAYING'),
    hasProblems: ({ context }) => problemsIn(context).length > 0,
  },
  actions: {
    keepFacts: assign((_, params: { facts: ClosingFacts }) => ({ facts: params.facts })),
    keepFrozen: assign({
      facts: ({ context: { facts } }, params: { frozen: Frozen }) =>
        facts && frozenFacts(facts, params.frozen),
    }),
    keepResult: assign({
      facts: ({ context: { facts } }, params: { result: EventResult }) =>
        facts && { ...facts, result: params.result },
    }),
    keepTitle: assign({ title: (_, params: { title: string }) => params.title, problems: [] }),
    forgetTitle: assign({ title: '', problems: [] }),
    showProblems: assign({ problems: ({ context }) => problemsIn(context) }),
    keepError,
    forgetError: assign({ error: null }),
    focusProblem: () => {},
    /** Called after each step, so that the table behind the panel reloads. */
    announceStep: () => {},
  },
}).createMachine({
  id: 'eventClosing',
  description:
    'An event that has ended is fixed, calculated, looked at, announced and paid; a step that fails leaves it where it was.',
  context: ({ input }) => ({
    id: input.id,
    facts: null,
    title: '',
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('judging', 'keepFacts', 'facts'),
      onError: toFailed,
    }),
    failed: {
      tags: ['failed'],
      on: { 'screen.retried': { target: 'loading', actions: 'forgetError' } },
    },
    judging: {
      always: [
        { guard: 'isUnclosed', target: 'unsettled' },
        { guard: 'isFrozen', target: 'frozen' },
        { guard: 'isCalculated', target: 'reviewing' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isPaying', target: 'awaiting' },
        { guard: 'isAnnounced', target: 'announced' },
        { target: 'ended' },
      ],
    },
    unsettled: {
      tags: ['ready'],
      description: 'It was cancelled, or it is not over: there is nothing to do.',
    },
    ended: { tags: ['ready'], on: { 'step.taken': { target: 'freezing' } } },
    freezing: saving({
      description: 'Who takes part is fixed, and the hash of the list is shown to everybody.',
      entry: 'forgetError',
      src: 'freeze',
      input: ({ context }) => ({ id: context.id }),
      onDone: {
        target: 'frozen',
        actions: [{ type: 'keepFrozen', params: ({ event }) => ({ frozen: event.output }) }, 'announceStep'],
      },
      onError: withError('ended'),
    }),
    frozen: {
      tags: ['ready'],
      on: { 'step.taken': { target: 'calculating' }, 'screen.reloaded': { target: 'looking' } },
    },
    calculating: saving({
      entry: 'forgetError',
      src: 'calculate',
      input: ({ context }) => ({ id: context.id }),
      onDone: {
        target: 'reviewing',
        actions: [{ type: 'keepResult', params: ({ event }) => ({ result: event.output }) }, 'announceStep'],
      },
      onError: withError('frozen'),
    }),
    reviewing: {
      tags: ['ready'],
      description: 'Administrators alone see the winners; votes are judged and the result is reckoned again.',
      on: {
        'step.taken': { target: 'confirming' },
        'result.questioned': { target: 'recalculating' },
        'screen.reloaded': { target: 'looking' },
      },
    },
    recalculating: saving({
      entry: 'forgetError',
      src: 'recalculate',
      input: ({ context }) => ({ id: context.id }),
      onDone: {
        target: 'reviewing',
        actions: [{ type: 'keepResult', params: ({ event }) => ({ result: event.output }) }, 'announceStep'],
      },
      onError: withError('reviewing'),
    }),
    confirming: {
      tags: ['ready', 'open'],
      entry: 'forgetTitle',
      description: 'It cannot be taken back: the title is typed first.',
      on: {
        'title.typed': { actions: { type: 'keepTitle', params: ({ event }) => ({ title: event.title }) } },
        'form.submitted': [
          { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
          { target: 'announcing' },
        ],
        'announcement.dismissed': { target: 'reviewing' },
      },
    },
    announcing: invoking({
      tags: ['saving', 'open'],
      entry: 'forgetError',
      src: 'announce',
      input: ({ context: { id, title, facts } }) => ({
        id,
        title: title.trim(),
        flaggedVotes: facts?.result?.flaggedVotes ?? 0,
      }),
      onDone: {
        target: 'judging',
        actions: [{ type: 'keepResult', params: ({ event }) => ({ result: event.output }) }, 'announceStep'],
      },
      onError: withError('reviewing'),
    }),
    announced: {
      tags: ['ready'],
      description: 'Everybody knows who has won; what was not paid is paid, or tried once more.',
      on: { 'step.taken': { target: 'paying' }, 'screen.reloaded': { target: 'looking' } },
    },
    paying: saving({
      entry: 'forgetError',
      src: 'pay',
      input: ({ context }) => ({ id: context.id }),
      onDone: {
        target: 'looking',
        actions: 'announceStep',
      },
      onError: withError('announced'),
    }),
    awaiting: {
      tags: ['ready'],
      description: 'The shop pays by itself: it is read again until that is over.',
      after: { pace: { target: 'looking' } },
      on: { 'screen.reloaded': { target: 'looking' } },
    },
    paid: { tags: ['ready'], on: { 'screen.reloaded': { target: 'looking' } } },
    looking: invoking({
      tags: ['ready'],
      description: 'What was read last stays on the page.',
      on: { 'screen.reloaded': { target: 'looking', reenter: true } },
      id: 'look',
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('judging', 'keepFacts', 'facts'),
      onError: withError('judging'),
    }),
  },
});
