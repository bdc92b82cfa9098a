import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/problems.ts';
import { emailChangeSchema } from '#domain/members/email-change.ts';
import { isUnanswered } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';

type Values = { newEmail: string };

export const emailChangeMachine = setup({
  types: {
    context: {} as FormState<Values>,
    events: {} as FormEvent<Values> | { type: 'address.reconsidered' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { send: port<void, { body: Values }>('send') },
  guards: {
    hasProblems: ({ context }) => problemsOf(emailChangeSchema, context.values).length > 0,
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
  },
  actions: {
    change: assign(({ context }, params: { change: Change<Values> }) => changed(context, params.change)),
    showProblems: assign({
      problems: ({ context }) => problemsOf(emailChangeSchema, context.values),
      error: null,
    }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    clear: assign({ problems: [], error: null }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'emailChange',
  description: 'Another address to log in with: it counts once the mail that goes there is answered.',
  context: { values: { newEmail: '' }, problems: [], error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'sending' },
        ],
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    sending: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ body: context.values }),
        onDone: { target: 'mailSent', actions: 'clear' },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'editing.unanswered',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            target: 'editing.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
          },
        ],
      },
    },
    mailSent: {
      tags: ['ready'],
      description: 'Nothing has changed yet: the link in the mail does it.',
      on: { 'address.reconsidered': { target: 'editing' } },
    },
  },
});
