import { assign, setup } from 'xstate';
import type { DrawCheck } from '#domain/events/draw/check-draw.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Machine that verifies a draw on this device from its published file alone. */
export const drawCheckMachine = setup({
  types: {
    context: {} as { eventId: number; content: unknown; check: DrawCheck | null; error: string | null },
    input: {} as { eventId: number },
    events: {} as { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    download: port<unknown, { eventId: number }>('download'),
    check: port<DrawCheck, { content: unknown }>('check'),
  },
  guards: {
    isBroken: (_, { state }: Pick<DrawCheck, 'state'>) => state === 'broken',
    isWeak: (_, { state }: Pick<DrawCheck, 'state'>) => state === 'weak',
  },
  actions: {
    keepContent: assign({ content: (_, params: { content: unknown }) => params.content, error: null }),
    keepCheck: assign({ check: (_, params: { check: DrawCheck }) => params.check }),
    keepError,
  },
}).createMachine({
  id: 'drawCheck',
  description:
    'A draw is repeated on this device from its file alone; nothing the shop says of it is believed.',
  context: ({ input }) => ({ eventId: input.eventId, content: null, check: null, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'download',
      input: ({ context }) => ({ eventId: context.eventId }),
      onDone: withOutput('checking', 'keepContent', 'content'),
      onError: toFailed,
    }),
    checking: reading({
      src: 'check',
      input: ({ context }) => ({ content: context.content }),
      onDone: [
        {
          guard: { type: 'isBroken', params: ({ event }) => event.output },
          target: 'broken',
          actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
        },
        {
          guard: { type: 'isWeak', params: ({ event }) => event.output },
          target: 'weak',
          actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
        },
        withOutput('verified', 'keepCheck', 'check'),
      ],
      onError: toFailed,
    }),
    verified: { tags: ['ready'], description: 'Nobody could know the result before the list was fixed.' },
    weak: { tags: ['ready'], description: 'Everything fits, and yet the shop could have known the result.' },
    broken: { tags: ['ready'], description: 'Something in the file contradicts the rest of it.' },
    failed: failed('loading'),
  },
});
