import { assign, setup } from 'xstate';
import { failed, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { reading } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';
import { isLate, isWrong } from './link-failure.ts';

/** Machine of the e-mail link that ends a lockout after wrong passwords. */
export const unlockMachine = setup({
  types: {
    context: {} as { token: string; error: string | null },
    events: {} as { type: 'link.opened'; token: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: { unlock: port<void, { token: string }>('unlock') },
  guards: {
    hasToken: (_, params: { token: string }) => params.token !== '',
    isLate: (_, params: { error: unknown }) => isLate(params.error),
    isWrong: (_, params: { error: unknown }) => isWrong(params.error),
  },
  actions: {
    keepToken: assign((_, params: { token: string }) => ({ token: params.token, error: null })),
    keepError,
    dropToken: assign({ token: '' }),
  },
}).createMachine({
  id: 'unlock',
  description: 'The link of a mail ends the wait after wrong passwords.',
  context: { token: '', error: null },
  initial: 'reading',
  on: {
    'link.opened': [
      {
        guard: { type: 'hasToken', params: ({ event }) => event },
        target: '.unlocking',
        actions: { type: 'keepToken', params: ({ event }) => event },
      },
      { target: '.wrong' },
    ],
  },
  states: {
    reading: { tags: ['busy'], description: 'The browser looks what the address carries.' },
    unlocking: reading({
      src: 'unlock',
      input: ({ context: { token } }) => ({ token }),
      onDone: { target: 'unlocked', actions: 'dropToken' },
      onError: [
        { guard: { type: 'isLate', params: ({ event }) => event }, target: 'expired' },
        { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'wrong' },
        toFailed,
      ],
    }),
    unlocked: { tags: ['ready'], description: 'This browser has tries of its own from now on.' },
    expired: { description: 'Another letter is one step away.' },
    wrong: { description: 'Unknown, used, or replaced by a newer one.' },
    failed: failed('unlocking'),
  },
});
