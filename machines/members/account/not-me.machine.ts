import { assign, setup } from 'xstate';
import { disownLogIn } from '#domain/members/auth/not-me.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { invoking } from '../../kit/pieces/invoking.ts';
import { isLate, isWrong } from '../recovery/link-failure.ts';

/** Machine of the e-mail link that disowns a login, after a confirmation. */
export const notMeMachine = setup({
  types: {
    context: {} as { token: string; mailed: boolean; error: string | null },
    events: {} as
      | { type: 'link.opened'; token: string }
      | { type: 'login.disowned' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: { disown: endpointPort(disownLogIn, (input: { token: string }) => ({ body: input })) },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isLate: (_, params: { error: unknown }) => isLate(params.error),
    isWrong: (_, params: { error: unknown }) => isWrong(params.error),
  },
  actions: {
    keepToken: assign((_, params: { token: string }) => ({ token: params.token, error: null })),
    keepEnd: assign((_, params: { mailed: boolean }) => ({ mailed: params.mailed, token: '' })),
    keepError,
  },
}).createMachine({
  id: 'notMe',
  description: 'The link of a mail ends a log-in that was somebody else’s, once its owner says so.',
  context: { token: '', mailed: false, error: null },
  initial: 'reading',
  on: {
    'link.opened': [
      {
        guard: { type: 'hasToken', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'keepToken', params: ({ event }) => event },
      },
      { target: '.wrong' },
    ],
  },
  states: {
    reading: { tags: ['busy'], description: 'The browser looks what the address carries.' },
    asking: {
      tags: ['ready'],
      description: 'Mail programs open links by themselves: nothing ends before the button is pressed.',
      on: { 'login.disowned': { target: 'disowning' } },
    },
    disowning: invoking({
      tags: ['ready', 'saving'],
      src: 'disown',
      input: ({ context: { token } }) => ({ token }),
      onDone: { target: 'ended', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
      onError: [
        { guard: { type: 'isLate', params: ({ event }) => event }, target: 'expired' },
        { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'wrong' },
        toFailed,
      ],
    }),
    ended: { tags: ['ready'], description: 'Next comes a new password, by a mail of its own.' },
    expired: { description: 'Where one is logged in, any log-in can still be ended.' },
    wrong: { description: 'Unknown, or used already.' },
    failed: failed('disowning'),
  },
});
