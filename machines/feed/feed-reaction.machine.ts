import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** A like as it is counted. */
export type Mark = { on: boolean; count: number };

export const feedReactionMachine = setup({
  types: {
    context: {} as { feedId: number; confirmed: Mark; shown: Mark },
    input: {} as { feedId: number; mark: Mark },
    events: {} as { type: 'like.toggled' },
    tags: {} as 'saving',
  },
  actors: { toggleLike: port<Mark, { feedId: number }>('toggleLike') },
  guards: { wishDiffers: ({ context }) => context.shown.on !== context.confirmed.on },
  actions: {
    flip: assign({
      shown: ({ context: { shown } }) => ({
        on: !shown.on,
        count: Math.max(0, shown.count + (shown.on ? -1 : 1)),
      }),
    }),
    confirm: assign({ confirmed: (_, params: { mark: Mark }) => params.mark }),
    showConfirmed: assign({ shown: ({ context }) => context.confirmed }),
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'feedReaction',
  description: 'A like is shown at once and taken back when the server refuses it.',
  context: ({ input }) => ({ feedId: input.feedId, confirmed: input.mark, shown: input.mark }),
  initial: 'settled',
  states: {
    settled: { on: { 'like.toggled': { target: 'saving', actions: 'flip' } } },
    saving: {
      tags: ['saving'],
      description: 'One call at a time; further taps only change the wish.',
      on: { 'like.toggled': { actions: 'flip' } },
      invoke: {
        id: 'toggleLike',
        src: 'toggleLike',
        input: ({ context }) => ({ feedId: context.feedId }),
        onDone: {
          target: 'reconciling',
          actions: { type: 'confirm', params: ({ event }) => ({ mark: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: [
            'showConfirmed',
            { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
          ],
        },
      },
    },
    reconciling: {
      description: 'The person may have tapped again while the call was under way.',
      always: [
        { guard: 'wishDiffers', target: 'saving' },
        { target: 'settled', actions: 'showConfirmed' },
      ],
    },
  },
});
