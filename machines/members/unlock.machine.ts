import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import { isLate, isWrong } from './link-failure.ts';

export const unlockMachine = setup({
  types: {
    context: {} as { link: string; error: string | null },
    events: {} as { type: 'link.opened'; link: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'failed',
  },
  actors: { unlock: port<void, { link: string }>('unlock') },
  guards: {
    hasLink: (_, params: { link: string }) => params.link !== '',
    isLate: (_, params: { error: unknown }) => isLate(params.error),
    isWrong: (_, params: { error: unknown }) => isWrong(params.error),
  },
  actions: {
    keepLink: assign((_, params: { link: string }) => ({ link: params.link, error: null })),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    dropLink: assign({ link: '' }),
  },
}).createMachine({
  id: 'unlock',
  description: 'The link of a mail ends the wait after wrong passwords.',
  context: { link: '', error: null },
  initial: 'reading',
  on: {
    'link.opened': [
      {
        guard: { type: 'hasLink', params: ({ event }) => event },
        target: '.unlocking',
        actions: { type: 'keepLink', params: ({ event }) => event },
      },
      { target: '.wrong' },
    ],
  },
  states: {
    reading: { tags: ['busy'], description: 'The browser looks what the address carries.' },
    unlocking: {
      tags: ['busy'],
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'unlocked', actions: 'dropLink' },
        onError: [
          { guard: { type: 'isLate', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'wrong' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    unlocked: { description: 'This browser has tries of its own from now on.' },
    expired: { description: 'Another letter is one step away.' },
    wrong: { description: 'Unknown, used, or replaced by a newer one.' },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'unlocking' } } },
  },
});
