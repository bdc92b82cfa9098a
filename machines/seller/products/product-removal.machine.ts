import { setup } from 'xstate';
import { withNotice } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Result of a deletion; a product that was ever ordered stays. */
export type RemovalOutcome = 'DELETED' | 'ORDERED';

/** Machine that deletes a product after a confirmation; an ordered one can only be hidden. */
export const productRemovalMachine = setup({
  types: {
    context: {} as { id: number },
    input: {} as { id: number },
    events: {} as { type: 'removal.asked' } | { type: 'removal.confirmed' } | { type: 'removal.dismissed' },
    tags: {} as 'open' | 'saving',
  },
  actors: {
    remove: port<RemovalOutcome, { id: number }>('remove'),
    hide: port<void, { id: number }>('hide'),
  },
  guards: { isOrdered: (_, params: { outcome: RemovalOutcome }) => params.outcome === 'ORDERED' },
  actions: {
    leave: () => {},
    announceHidden: () => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'productRemoval',
  description: 'A product is deleted after one question; one that was ever ordered can be hidden instead.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'removal.asked': { target: 'confirming' } } },
    confirming: {
      tags: ['open'],
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'idle' } },
    },
    removing: saving({
      src: 'remove',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isOrdered', params: ({ event }) => ({ outcome: event.output }) },
          target: 'offering',
        },
        { target: 'removed', actions: 'leave' },
      ],
      onError: withNotice('idle'),
    }),
    offering: {
      tags: ['open'],
      description: 'Somebody has ordered it, so that it stays: hiding it is offered.',
      on: { 'removal.confirmed': { target: 'hiding' }, 'removal.dismissed': { target: 'idle' } },
    },
    hiding: saving({
      src: 'hide',
      input: ({ context }) => ({ id: context.id }),
      onDone: { target: 'hidden', actions: 'announceHidden' },
      onError: withNotice('idle'),
    }),
    hidden: { type: 'final', description: 'It is there for its buyers only.' },
    removed: { type: 'final' },
  },
});
