import { assign, setup } from 'xstate';
import { CONSENT_SENTENCE } from '#domain/kit/forms/consent-sentence.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { backTo, submitted } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';
import {
  NOTHING_TYPED,
  type SignUpSent,
  type SignUpValues,
  signUpProblems,
  toSignUp,
} from './sign-up.model.ts';

const problemsOfForm = (values: SignUpValues) => signUpProblems(values, CONSENT_SENTENCE);

const form = formOf(({ values }: FormState<SignUpValues>) => problemsOfForm(values));

/** Machine of the sign-up form; the next step is in an e-mail. */
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
  guards: form.guards,
  actions: {
    ...form.actions,
    keepError,
    forgetSecrets: assign({
      values: ({ context }) => ({ ...context.values, password: '', confirmPassword: '' }),
      error: null,
      problems: [],
    }),
    dropError: assign({ error: null }),
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
        'form.submitted': submitted('submitting'),
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
    submitting: saving({
      description: 'The answer is the same for every address.',
      src: 'signUp',
      input: ({ context }) => ({ body: toSignUp(context.values) }),
      onDone: { target: 'mailSent', actions: ['dropStored', 'forgetSecrets'] },
      onError: backTo('editing'),
    }),
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
        resending: saving({
          src: 'resend',
          input: ({ context }) => ({ email: context.values.email }),
          onDone: { target: 'cooling' },
          onError: withError('resendable'),
        }),
      },
    },
  },
});
