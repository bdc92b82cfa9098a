import { assign, setup } from 'xstate';
import { claimCase, decideCase, decisionSchema } from '#domain/admin/reports/report-case.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { codeOf } from '../../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../../kit/form.ts';
import { isUnanswered, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { backTo, submitted, typed } from '../../kit/pieces/form.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import {
  BLANK_DECISION,
  type DecisionValues,
  decisionOf,
  decisionProblems,
  isOpenCase,
  mayReopen,
  type OpenedCase,
  plainly,
} from './report-case.model.ts';

type Context = FormState<DecisionValues> & { id: number; opened: OpenedCase | null };
/** Request to decide one case. */
export type DecisionSent = { id: number; body: unknown };

const problemsIn = ({ values, opened }: Pick<Context, 'values' | 'opened'>): FieldProblem[] =>
  opened ? decisionProblems(values, opened) : [];

/** Machine of a report case: claims it on opening and decides it by the content that was shown. */
export const reportCaseMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { id: number },
    events: {} as
      | FormEvent<DecisionValues>
      | { type: 'screen.retried' }
      | { type: 'decision.reopened' }
      | { type: 'claim.lost'; reason: string | null },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: port<OpenedCase, { id: number }>('load'),
    claim: endpointPort(claimCase, (input: { id: number }) => ({ params: input }), nothing),
    decide: endpointPort(
      decideCase,
      ({ id, body }: DecisionSent) => ({ params: { id }, body: parseValue(decisionSchema, body) }),
      nothing,
    ),
  },
  guards: {
    isOpen: (_, params: { opened: OpenedCase }) => isOpenCase(params.opened),
    mayReopen: ({ context: { opened } }) => opened !== null && mayReopen(opened),
    hasProblems: ({ context }) => problemsIn(context).length > 0,
    isConflict: (_, params: { error: unknown }) => codeOf(params.error) === 'VERSION_CONFLICT',
    isUnanswered,
  },
  actions: {
    keepCase: assign({ opened: (_, params: { opened: OpenedCase }) => params.opened }),
    keepError,
    keepReason: assign({ error: (_, params: { reason: string | null }) => params.reason }),
    forgetError: assign({ error: null }),
    change: assign(({ context }, params: { change: Change<DecisionValues> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({ problems: ({ context }) => problemsIn(context), error: null }),
    keepRefusal: assign((_, params: { error: unknown }) => {
      const { error, problems } = refusedBy(params.error);
      return { error, problems: problems.map(plainly) };
    }),
    focusProblem: () => {},
    announceDecided: () => {},
    announceConflict: () => {},
  },
}).createMachine({
  id: 'reportCase',
  description:
    'One reported thing: whoever opens it has it for ten minutes, and decides it by what they have seen.',
  context: ({ input }) => ({
    id: input.id,
    opened: null,
    values: BLANK_DECISION,
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isOpen', params: ({ event }) => ({ opened: event.output }) },
          target: 'claiming',
          actions: { type: 'keepCase', params: ({ event }) => ({ opened: event.output }) },
        },
        withOutput('settled', 'keepCase', 'opened'),
      ],
      onError: toFailed,
    }),
    failed: {
      tags: ['failed'],
      on: { 'screen.retried': { target: 'loading', actions: 'forgetError' } },
    },
    claiming: reading({
      description: 'It is taken in hand: others who open it see by whom.',
      src: 'claim',
      input: ({ context }) => ({ id: context.id }),
      onDone: { target: 'claimed' },
      onError: [
        {
          guard: { type: 'isConflict', params: ({ event }) => event },
          target: 'conflict',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        toFailed,
      ],
    }),
    settled: {
      tags: ['ready'],
      description: 'It was decided before; it may be decided otherwise unless the thing is gone.',
      on: { 'decision.reopened': { guard: 'mayReopen', target: 'claiming' } },
    },
    claimed: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'claim.lost': { target: 'conflict', actions: { type: 'keepReason', params: ({ event }) => event } },
        'field.changed': typed,
        'form.submitted': submitted('deciding'),
      },
      states: {
        typing: {},
        refused: { description: 'The server did not take it and says why, where it can beside the fields.' },
        unanswered: { description: 'Nobody knows whether it was taken: sent again, it is done once.' },
      },
    },
    deciding: saving({
      description: 'The decision and all that follows from it, or nothing.',
      src: 'decide',
      input: ({ context: { id, values, opened } }) => ({ id, body: opened && decisionOf(values, opened) }),
      onDone: { target: 'decided', actions: 'announceDecided' },
      onError: [
        {
          guard: { type: 'isConflict', params: ({ event }) => event },
          target: 'conflict',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        ...backTo('claimed'),
      ],
    }),
    decided: { type: 'final' },
    conflict: {
      entry: 'announceConflict',
      description: 'Somebody else has it in hand or was faster: what they decided is read and shown.',
      initial: 'reading',
      states: {
        reading: reading({
          id: 'look',
          src: 'load',
          input: ({ context }) => ({ id: context.id }),
          onDone: withOutput('told', 'keepCase', 'opened'),
          onError: { target: 'told' },
        }),
        told: {
          tags: ['ready'],
          on: { 'screen.retried': { target: '#reportCase.loading', actions: 'forgetError' } },
        },
      },
    },
  },
});
