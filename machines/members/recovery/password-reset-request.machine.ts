import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { forgotPasswordSchema } from '#domain/members/recovery/password-reset.ts';
import { SEND_AGAIN_MINUTES } from '#domain/policies/accounts.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { submitted, typed, withRefusal } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Typed value of the form that requests a password reset link. */
export type ForgotForm = { email: string };

const problemsWith = (values: ForgotForm) => problemsOf(forgotPasswordSchema, values);

const form = formOf(({ values }: FormState<ForgotForm>) => problemsWith(values));

/** Machine that requests a password reset link; the result is the same for every address. */
export const passwordResetRequestMachine = setup({
  types: {
    context: {} as FormState<ForgotForm>,
    events: {} as FormEvent<ForgotForm> | { type: 'letter.wanted' } | { type: 'form.reopened' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { ask: port<void, ForgotForm>('ask') },
  // An e-mail takes minutes; a new request would void the link that is on its way.
  delays: { letterTime: SEND_AGAIN_MINUTES * 60_000 },
  guards: { hasProblems: form.guards.hasProblems },
  actions: {
    ...form.actions,
    forgetRefusal: assign({ error: null }),
  },
}).createMachine({
  id: 'passwordResetRequest',
  description: 'An address gets a letter with the link that sets a new password, whoever it belongs to.',
  context: { values: { email: '' }, problems: [], error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': submitted('asking'),
      },
      states: {
        typing: {},
        refused: { description: 'Too often, or no person by the look of it: the form says so.' },
      },
    },
    asking: saving({
      src: 'ask',
      input: ({ context }) => context.values,
      onDone: { target: 'mailSent.cooling', actions: 'forgetRefusal' },
      onError: withRefusal('editing.refused'),
    }),
    mailSent: {
      tags: ['ready'],
      description: 'The same for every address.',
      initial: 'cooling',
      on: { 'form.reopened': { target: 'editing.typing', actions: 'forgetRefusal' } },
      states: {
        cooling: { after: { letterTime: { target: 'resendable' } } },
        resendable: { on: { 'letter.wanted': { target: 'resending' } } },
        resending: saving({
          id: 'askAgain',
          src: 'ask',
          input: ({ context }) => context.values,
          onDone: { target: 'cooling', actions: 'forgetRefusal' },
          onError: { target: 'resendable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        }),
      },
    },
  },
});
