import { assign, setup } from 'xstate';
import { CONSENT_SENTENCE } from '#domain/kit/consent-sentence.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import { isUnanswered, messageOf } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';
import {
  NOTHING_TYPED,
  type SignUpSent,
  type SignUpValues,
  signUpProblems,
  toSignUp,
} from './sign-up.model.ts';

const problemsOfForm = (values: SignUpValues) => signUpProblems(values, CONSENT_SENTENCE);

export const signUpMachine = setup({
  types: {
    context: {} as FormState<SignUpValues>,
    events: {} as FormEvent<SignUpValues> | { type: 'mail.requested' } | { type: 'form.reopened' },
    tags: {} as 'ready' | 'saving',
  },
  actors: {
    signUp: port<void, { body: SignUpSent }>('signUp'),
    resend: port<void, { email: string }>('resend'),
  },
  delays: { cooling: SEND_AGAIN_MINUTES * 60_000 },
  guards: {
    hasProblems: ({ context }) => problemsOfForm(context.values).length > 0,
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
  },
  actions: {
    change: assign(({ context }, params: { change: Change<SignUpValues> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({ problems: ({ context }) => problemsOfForm(context.values), error: null }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetSecrets: assign({
      values: ({ context }) => ({ ...context.values, password: '', confirmPassword: '' }),
      error: null,
      problems: [],
    }),
    dropError: assign({ error: null }),
    focusProblem: () => {},
    storeDraft: () => {},
    dropStored: () => {},
  },
}).createMachine({
  id: 'signUp',
  description: 'A stranger asks for an account; a mail to the address says how it goes on.',
  context: { values: NOTHING_TYPED, problems: [], error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': {
          actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'storeDraft'],
        },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'submitting' },
        ],
      },
      states: {
        typing: {},
        refused: { description: 'The server did not take it and says why, where it can beside the fields.' },
        unanswered: {
          description:
            'Nobody knows whether it was taken, or nobody could say who is a person: it can be sent again.',
        },
      },
    },
    submitting: {
      tags: ['saving'],
      description: 'The answer is the same for every address.',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ body: toSignUp(context.values) }),
        onDone: { target: 'mailSent', actions: ['dropStored', 'forgetSecrets'] },
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
      initial: 'cooling',
      on: {
        'form.reopened': {
          target: 'editing',
          description: 'The address was wrong: all but the password is still there.',
        },
      },
      states: {
        cooling: {
          description: 'The mail is on its way.',
          after: { cooling: { target: 'resendable' } },
        },
        resendable: {
          tags: ['ready'],
          on: { 'mail.requested': { target: 'resending', actions: 'dropError' } },
        },
        resending: {
          tags: ['saving'],
          invoke: {
            id: 'resend',
            src: 'resend',
            input: ({ context }) => ({ email: context.values.email }),
            onDone: { target: 'cooling' },
            onError: {
              target: 'resendable',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
