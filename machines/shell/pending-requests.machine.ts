import { assign, setup } from 'xstate';

/** A running write: its operation, and its idempotency key. */
type OpenWrite = { operation: string; key: string };

/**
 * Machine of reads that an overloaded server wants repeated, and of writes in progress with their idempotency
 * keys.
 */
export const pendingRequestsMachine = setup({
  types: {
    context: {} as { waiting: readonly string[]; writes: readonly OpenWrite[] },
    events: {} as
      | { type: 'read.delayed'; path: string; seconds: number }
      | { type: 'read.repeated'; path: string }
      | ({ type: 'write.started' } & OpenWrite)
      | { type: 'write.ended'; key: string },
    tags: {} as 'pending',
  },
  guards: {
    isLast: ({ context }, params: { path: string }) => context.waiting.every((path) => path === params.path),
  },
  actions: {
    addRead: assign({
      waiting: ({ context }, params: { path: string }) => [...context.waiting, params.path],
    }),
    dropRead: assign({
      waiting: ({ context }, params: { path: string }) =>
        context.waiting.filter((path) => path !== params.path),
    }),
    addWrite: assign({
      writes: ({ context }, { operation, key }: OpenWrite) => [
        ...context.writes.filter((write) => write.key !== key),
        { operation, key },
      ],
    }),
    dropWrite: assign({
      writes: ({ context }, params: { key: string }) =>
        context.writes.filter(({ key }) => key !== params.key),
    }),
  },
}).createMachine({
  id: 'pendingRequests',
  description: 'Reads that a busy server wants repeated, and the keys of writes that are not done yet.',
  context: { waiting: [], writes: [] },
  initial: 'flowing',
  on: {
    'write.started': {
      actions: {
        type: 'addWrite',
        params: ({ event }) => ({ operation: event.operation, key: event.key }),
      },
    },
    'write.ended': { actions: { type: 'dropWrite', params: ({ event }) => ({ key: event.key }) } },
    'read.delayed': {
      target: '.waiting',
      actions: { type: 'addRead', params: ({ event }) => ({ path: event.path }) },
    },
  },
  states: {
    flowing: {},
    waiting: {
      tags: ['pending'],
      description: 'The server answered 503 and said when to come again.',
      on: {
        'read.repeated': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ path: event.path }) },
            target: 'flowing',
            actions: { type: 'dropRead', params: ({ event }) => ({ path: event.path }) },
          },
          { actions: { type: 'dropRead', params: ({ event }) => ({ path: event.path }) } },
        ],
      },
    },
  },
});
