import { assign, setup } from 'xstate';
import { invoking } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Machine of the number of unread notifications at the bell. */
export const noticeCountMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'count.known'; count: number }
      | { type: 'notices.changed' }
      | { type: 'shop.returned' },
    tags: {} as 'ready',
  },
  actors: { count: port<number>('count') },
  // The count is requested at most once in this time (ms), however often the window gets the focus.
  delays: { freshness: 60_000 },
  actions: {
    keepCount: assign({ count: (_, params: { count: number }) => params.count }),
    forgetCount: assign({ count: 0 }),
  },
}).createMachine({
  id: 'noticeCount',
  description: 'How many notices a member has not read, as the bell shows it.',
  context: { count: 0 },
  initial: 'away',
  on: {
    'member.left': { target: '.away', actions: 'forgetCount' },
    'count.known': {
      target: '.fresh',
      reenter: true,
      actions: { type: 'keepCount', params: ({ event }) => event },
    },
  },
  states: {
    away: {
      description: 'Nobody who could be told something.',
      on: { 'member.arrived': { target: 'counting' } },
    },
    counting: invoking({
      description: 'The last number stays at the bell until the new one is there.',
      src: 'count',
      onDone: withOutput('fresh', 'keepCount', 'count'),
      onError: { target: 'fresh', description: 'Nobody came for this number: it is asked for later.' },
    }),
    fresh: {
      tags: ['ready'],
      description: 'Just counted: a window that comes to the front asks for nothing.',
      after: { freshness: { target: 'stale' } },
      on: { 'notices.changed': { target: 'counting' }, 'member.arrived': { target: 'counting' } },
    },
    stale: {
      tags: ['ready'],
      on: {
        'shop.returned': { target: 'counting' },
        'notices.changed': { target: 'counting' },
        'member.arrived': { target: 'counting' },
      },
    },
  },
});
