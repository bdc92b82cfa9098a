import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/problems.ts';
import { forgotPasswordSchema } from '#domain/members/password-reset.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';

export type ForgotForm = { email: string };

const problemsWith = (values: ForgotForm) => problemsOf(forgotPasswordSchema, values);

export const forgotPasswordMachine = setup({
  types: {
    context: {} as FormState<ForgotForm>,
    events: {} as FormEvent<ForgotForm> | { type: 'letter.wanted' } | { type: 'form.reopened' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { ask: port<void, ForgotForm>('ask') },
  // A letter takes its time; who asks again at once voids the link that is under way.
  delays: { letterTime: SEND_AGAIN_MINUTES * 60_000 },
  guards: { hasProblems: ({ context: { values } }) => problemsWith(values).length > 0 },
  actions: {
    change: assign(({ context }, params: { change: Change<ForgotForm> }) => changed(context, params.change)),
    showProblems: assign({ problems: ({ context: { values } }) => problemsWith(values), error: null }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    forgetRefusal: assign({ error: null }),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'An address gets a letter with the link that sets a new password, whoever it belongs to.',
  context: { values: { email: '' }, problems: [], error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => ({ change: event.change }) } },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'asking' },
        ],
      },
      states: {
        typing: {},
        refused: { description: 'Too often, or no person by the look of it: the form says so.' },
      },
    },
    asking: {
      tags: ['saving'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.values,
        onDone: { target: 'mailSent.cooling', actions: 'forgetRefusal' },
        onError: {
          target: 'editing.refused',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
        },
      },
    },
    mailSent: {
      tags: ['ready'],
      description: 'The same for every address.',
      initial: 'cooling',
      on: { 'form.reopened': { target: 'editing.typing', actions: 'forgetRefusal' } },
      states: {
        cooling: { after: { letterTime: { target: 'resendable' } } },
        resendable: { on: { 'letter.wanted': { target: 'resending' } } },
        resending: {
          tags: ['saving'],
          invoke: {
            id: 'askAgain',
            src: 'ask',
            input: ({ context }) => context.values,
            onDone: { target: 'cooling', actions: 'forgetRefusal' },
            onError: {
              target: 'resendable',
              actions: { type: 'keepRefusal', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
