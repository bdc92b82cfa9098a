import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** A helpful mark as it is counted. */
export type HelpfulMark = { on: boolean; count: number };

export const reviewHelpfulMachine = setup({
  types: {
    context: {} as { reviewId: number; confirmed: HelpfulMark; shown: HelpfulMark },
    input: {} as { reviewId: number; mark: HelpfulMark },
    events: {} as { type: 'help.toggled' },
    tags: {} as 'saving',
  },
  actors: { toggleHelpful: port<HelpfulMark, { reviewId: number }>('toggleHelpful') },
  guards: { wishDiffers: ({ context }) => context.shown.on !== context.confirmed.on },
  actions: {
    flip: assign({
      shown: ({ context: { shown } }) => ({
        on: !shown.on,
        count: Math.max(0, shown.count + (shown.on ? -1 : 1)),
      }),
    }),
    confirm: assign({ confirmed: (_, params: { mark: HelpfulMark }) => params.mark }),
    showConfirmed: assign({ shown: ({ context }) => context.confirmed }),
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'reviewHelpful',
  description: 'A helpful mark is shown at once and taken back when the server refuses it.',
  context: ({ input }) => ({ reviewId: input.reviewId, confirmed: input.mark, shown: input.mark }),
  initial: 'settled',
  states: {
    settled: { on: { 'help.toggled': { target: 'saving', actions: 'flip' } } },
    saving: {
      tags: ['saving'],
      description: 'One call at a time; further taps only change the wish.',
      on: { 'help.toggled': { actions: 'flip' } },
      invoke: {
        id: 'toggleHelpful',
        src: 'toggleHelpful',
        input: ({ context }) => ({ reviewId: context.reviewId }),
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
