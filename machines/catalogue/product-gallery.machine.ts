import { assign, setup } from 'xstate';
import { port } from '../kit/port.ts';

type Input = { pictures: number; frames: number };

/** Index wrapped into 0 to length - 1. */
const onRing = (at: number, length: number): number => ((at % length) + length) % length;

/** Machine of the full-screen picture and the 360° view of a product. */
export const productGalleryMachine = setup({
  types: {
    context: {} as Input & { at: number; frame: number },
    input: {} as Input,
    events: {} as
      | { type: 'picture.opened'; at: number }
      | { type: 'picture.moved'; by: number }
      | { type: 'picture.pressed' }
      | { type: 'turn.started' }
      | { type: 'turn.moved'; by: number }
      | { type: 'view.closed' },
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: { loadFrames: port<void>('loadFrames') },
  guards: {
    isPicture: ({ context }, { at }: { at: number }) => at >= 0 && at < context.pictures,
    canTurn: ({ context }) => context.frames > 0,
  },
  actions: {
    openAt: assign({ at: (_, params: { at: number }) => params.at }),
    movePicture: assign({
      at: ({ context }, { by }: { by: number }) => onRing(context.at + by, context.pictures),
    }),
    turn: assign({
      frame: ({ context }, { by }: { by: number }) => onRing(context.frame + by, context.frames),
    }),
  },
}).createMachine({
  id: 'productGallery',
  description: 'Looking closely at a shoe: one picture as large as the screen, or the shoe turned by hand.',
  context: ({ input }) => ({ ...input, at: 0, frame: 0 }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'picture.opened': {
          guard: { type: 'isPicture', params: ({ event }) => ({ at: event.at }) },
          target: 'large',
          actions: { type: 'openAt', params: ({ event }) => ({ at: event.at }) },
        },
        'turn.started': { guard: 'canTurn', target: 'turning' },
      },
    },
    large: {
      tags: ['open'],
      initial: 'whole',
      on: {
        'view.closed': { target: 'resting' },
        'picture.moved': {
          target: '.whole',
          actions: { type: 'movePicture', params: ({ event }) => ({ by: event.by }) },
        },
      },
      states: {
        whole: { on: { 'picture.pressed': { target: 'near' } } },
        near: {
          description: 'Larger than the screen, which looks at a part of it.',
          on: { 'picture.pressed': { target: 'whole' } },
        },
      },
    },
    turning: {
      initial: 'loading',
      on: { 'view.closed': { target: 'resting' } },
      states: {
        loading: {
          tags: ['busy'],
          description: 'Views from all around are fetched with the first wish to turn the shoe.',
          invoke: {
            id: 'loadFrames',
            src: 'loadFrames',
            onDone: { target: 'turnable' },
            onError: { target: 'failed' },
          },
        },
        turnable: {
          on: {
            'turn.moved': { actions: { type: 'turn', params: ({ event }) => ({ by: event.by }) } },
          },
        },
        failed: { tags: ['failed'], on: { 'turn.started': { target: 'loading' } } },
      },
    },
  },
});
