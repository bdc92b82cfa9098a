import { assign, setup } from 'xstate';

/** Remaining wait in seconds, by the name of the rate limit. */
export type RateLimits = Readonly<Record<string, number>>;

const oneSecondLess = (waits: RateLimits): RateLimits =>
  Object.fromEntries(
    Object.entries(waits)
      .map(([limit, seconds]) => [limit, seconds - 1] as const)
      .filter(([, seconds]) => seconds > 0),
  );

/** Machine of the waits that rate limits impose on this browser, counted down by the second. */
export const rateLimitMachine = setup({
  types: {
    context: {} as { waits: RateLimits },
    events: {} as { type: 'limit.reached'; limit: string; seconds: number },
    tags: {} as 'pending',
  },
  delays: { second: 1_000 },
  guards: { hasWaits: ({ context }) => Object.keys(context.waits).length > 0 },
  actions: {
    keepWait: assign({
      waits: ({ context }, { limit, seconds }: { limit: string; seconds: number }) => ({
        ...context.waits,
        [limit]: Math.max(seconds, context.waits[limit] ?? 0),
      }),
    }),
    countDown: assign({ waits: ({ context }) => oneSecondLess(context.waits) }),
  },
}).createMachine({
  id: 'rateLimit',
  description: 'What the server has asked this browser to wait with, counted down by the second.',
  context: { waits: {} },
  initial: 'free',
  states: {
    free: {
      on: {
        'limit.reached': { target: 'waiting', actions: { type: 'keepWait', params: ({ event }) => event } },
      },
    },
    waiting: {
      tags: ['pending'],
      description:
        'Another limit begins the second anew: a wait may be longer than was asked, never shorter.',
      on: {
        'limit.reached': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'keepWait', params: ({ event }) => event },
        },
      },
      after: { second: { target: 'counting', actions: 'countDown' } },
    },
    counting: { always: [{ guard: 'hasWaits', target: 'waiting' }, { target: 'free' }] },
  },
});
