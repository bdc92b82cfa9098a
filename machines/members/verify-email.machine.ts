import { assign, setup } from 'xstate';
import { problemsOf } from '#domain/kit/problems.ts';
import { emailForm } from '#domain/members/email.ts';
import { codeOf, messageOf } from '../kit/failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from '../kit/form.ts';
import { port } from '../kit/port.ts';

type Values = { email: string };
type Verified = { email: string; message: string };

export const verifyEmailMachine = setup({
  types: {
    context: {} as FormState<Values> & { token: string; message: string },
    events: {} as FormEvent<Values> | { type: 'token.received'; token: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    verify: port<Verified, { token: string }>('verify'),
    resend: port<void, { email: string }>('resend'),
  },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isExpired: (_, params: { error: unknown }) => codeOf(params.error) === 'VERIFICATION_TOKEN_EXPIRED',
    isWrong: (_, params: { error: unknown }) => codeOf(params.error) === 'INVALID_VERIFICATION_TOKEN',
    hasProblems: ({ context }) => problemsOf(emailForm, context.values).length > 0,
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: string }) => params.token }),
    keepVerified: assign((_, { email, message }: Verified) => ({ values: { email }, message, token: '' })),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    dropError: assign({ error: null }),
    change: assign(({ context }, params: { change: Change<Values> }) => changed(context, params.change)),
    showProblems: assign({ problems: ({ context }) => problemsOf(emailForm, context.values), error: null }),
    focusProblem: () => {},
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
    verifying: {
      tags: ['busy'],
      invoke: {
        id: 'verify',
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
          {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: {
      tags: ['failed'],
      description: 'Nobody knows whether the link is good: it can be tried again.',
      on: { 'screen.retried': { target: 'verifying', actions: 'dropError' } },
    },
    asking: {
      tags: ['ready'],
      description: 'A new link is wanted, and to which address.',
      on: {
        'field.changed': {
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'form.submitted': [
          { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
          { target: 'resending', actions: 'dropError' },
        ],
      },
      initial: 'wrong',
      states: { expired: {}, wrong: {}, refused: {} },
    },
    resending: {
      tags: ['saving'],
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ email: context.values.email }),
        onDone: { target: 'sent' },
        onError: {
          target: 'asking.refused',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
        },
      },
    },
    sent: { description: 'The same for every address.' },
    verified: {},
  },
});
