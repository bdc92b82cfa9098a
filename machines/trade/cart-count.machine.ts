import { assign, setup } from 'xstate';
import { port } from '../kit/port.ts';

/** Machine of the number of cart lines in the header. */
export const cartCountMachine = setup({
  types: {
    context: {} as { count: number | null },
    input: {} as { count: number | null },
    events: {} as { type: 'lines.counted'; count: number } | { type: 'lines.changed' },
    tags: {} as 'ready',
  },
  actors: { count: port<number>('count') },
  guards: { isKnown: ({ context }) => context.count !== null },
  actions: { keepCount: assign({ count: (_, params: { count: number }) => params.count }) },
}).createMachine({
  id: 'cartCount',
  description: 'How many lines the cart has, as the header shows it.',
  context: ({ input }) => input,
  initial: 'starting',
  on: {
    'lines.counted': { target: '.resting', actions: { type: 'keepCount', params: ({ event }) => event } },
    'lines.changed': { target: '.counting', reenter: true },
  },
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'resting' }, { target: 'counting' }] },
    resting: { tags: ['ready'] },
    counting: {
      description: 'The last number stays on screen until the new one is there.',
      invoke: {
        id: 'count',
        src: 'count',
        onDone: {
          target: 'resting',
          actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: {
          target: 'resting',
          description: 'Nobody came for this number: the next change asks again.',
        },
      },
    },
  },
});
