import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/problems.ts';
import { feetSchema } from '#domain/members/feet.ts';
import { isUnanswered } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';

/** As typed. */
type Values = { footSize: string; footWidth: string };
type Failed = { error: unknown };

const feetOf = ({ footSize, footWidth }: Values) => ({
  // What is no number is refused by the rule of the field.
  footSize: footSize.trim() === '' ? null : Number(footSize),
  footWidth,
});
const problemsIn = (values: Values) => problemsOf(feetSchema, feetOf(values));

export const feetQuestionMachine = setup({
  types: {
    context: {} as FormState<Values>,
    events: {} as FormEvent<Values> | { type: 'question.skipped' },
    tags: {} as 'open' | 'ready' | 'saving',
  },
  actors: {
    save: port<void, { feet: unknown }>('save'),
    skip: port<void>('skip'),
  },
  guards: {
    hasProblems: ({ context }) => problemsIn(context.values).length > 0,
    isUnanswered: (_, params: Failed) => isUnanswered(params.error),
  },
  actions: {
    change: assign(({ context }, params: { change: Change<Values> }) => changed(context, params.change)),
    showProblems: assign({ problems: ({ context }) => problemsIn(context.values), error: null }),
    keepRefusal: assign((_, params: Failed) => refusedBy(params.error)),
    focusProblem: () => {},
    thank: () => {},
  },
}).createMachine({
  id: 'feetQuestion',
  description:
    'Asks a new member once for the feet that sizes are chosen by; whoever would rather not is not asked again.',
  context: { values: { footSize: '', footWidth: 'NORMAL' }, problems: [], error: null },
  initial: 'asking',
  states: {
    asking: {
      tags: ['open', 'ready'],
      initial: 'typing',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'saving' },
        ],
        'question.skipped': { target: 'skipping' },
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    saving: {
      tags: ['open', 'saving'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ feet: feetOf(context.values) }),
        onDone: { target: 'answered', actions: 'thank' },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'asking.unanswered',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            target: 'asking.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
          },
        ],
      },
    },
    skipping: {
      description: 'Nobody waits for this.',
      invoke: {
        id: 'skip',
        src: 'skip',
        onDone: { target: 'answered' },
        onError: { target: 'unheard' },
      },
    },
    unheard: { description: 'It is asked again at the next start.' },
    answered: { type: 'final' },
  },
});
