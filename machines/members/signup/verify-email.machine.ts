import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { emailForm } from '#domain/members/signup/email.ts';
import { verifyEmail } from '#domain/members/signup/verification.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { codeOf } from '../../kit/failure.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { keepError, toFailed } from '../../kit/pieces/failures.ts';
import { typed, withRefusal } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

type Values = { email: string };
type Verified = { email: string; message: string };

const form = formOf(({ values }: FormState<Values>) => problemsOf(emailForm, values));

/** Machine of the verification link, which can be requested again when it has expired. */
export const verifyEmailMachine = setup({
  types: {
    context: {} as FormState<Values> & { token: string; message: string },
    events: {} as FormEvent<Values> | { type: 'token.received'; token: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    verify: endpointPort(verifyEmail, (body: { token: string }) => ({ body })),
    resend: port<void, { email: string }>('resend'),
  },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isExpired: (_, params: { error: unknown }) => codeOf(params.error) === 'VERIFICATION_TOKEN_EXPIRED',
    isWrong: (_, params: { error: unknown }) => codeOf(params.error) === 'INVALID_VERIFICATION_TOKEN',
    hasProblems: form.guards.hasProblems,
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: string }) => params.token }),
    keepVerified: assign((_, { email, message }: Verified) => ({ values: { email }, message, token: '' })),
    keepError,
    dropError: assign({ error: null }),
    ...form.actions,
    rememberEmail: (_, _params: { email: string }) => {},
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'The link of a mail proves an address; an old one is asked for again.',
  context: { values: { email: '' }, problems: [], error: null, token: '', message: '' },
  initial: 'reading',
  states: {
    reading: {
      description: 'What stands behind the # of an address is known in the browser alone.',
      on: {
        'token.received': [
          {
            guard: { type: 'hasToken', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'keepToken', params: ({ event }) => event },
          },
          { target: 'asking.wrong' },
        ],
      },
    },
    verifying: reading({
      src: 'verify',
      input: ({ context }) => ({ token: context.token }),
      onDone: {
        target: 'verified',
        actions: [
          { type: 'keepVerified', params: ({ event }) => event.output },
          { type: 'rememberEmail', params: ({ event }) => ({ email: event.output.email }) },
        ],
      },
      onError: [
        { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'asking.expired' },
        { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'asking.wrong' },
        toFailed,
      ],
    }),
    failed: {
      tags: ['failed'],
      description: 'Nobody knows whether the link is good: it can be tried again.',
      on: { 'screen.retried': { target: 'verifying', actions: 'dropError' } },
    },
    asking: {
      tags: ['ready'],
      description: 'A new link is wanted, and to which address.',
      on: {
        'field.changed': typed,
        'form.submitted': [
          { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
          { target: 'resending', actions: 'dropError' },
        ],
      },
      initial: 'wrong',
      states: { expired: {}, wrong: {}, refused: {} },
    },
    resending: saving({
      src: 'resend',
      input: ({ context }) => ({ email: context.values.email }),
      onDone: { target: 'sent' },
      onError: withRefusal('asking.refused'),
    }),
    sent: { description: 'The same for every address.' },
    verified: {},
  },
});
