import { type PromiseActorLogic, setup } from 'xstate';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

/** Type of the chart of a removal or another confirmed action. */
export type RemovalLogic = ReturnType<typeof createRemovalMachine>;

/** Creates a chart that removes one of the member's own things after one confirmation. */
export function createRemovalMachine(options: {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  remove?: PromiseActorLogic<void, { id: number }>;
}) {
  return setup({
    types: {
      context: {} as { id: number },
      input: {} as { id: number },
      events: {} as { type: 'removal.asked' } | { type: 'removal.confirmed' } | { type: 'removal.dismissed' },
      tags: {} as 'open' | 'saving',
    },
    actors: { remove: options.remove ?? port<void, { id: number }>('remove') },
    actions: { leave: () => {}, notify: (_, _params: { reason: string }) => {} },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => input,
    initial: 'idle',
    states: {
      idle: { on: { 'removal.asked': { target: 'confirming' } } },
      confirming: {
        tags: ['open'],
        on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'idle' } },
      },
      removing: {
        tags: ['saving'],
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'removed', actions: 'leave' },
          onError: {
            target: 'idle',
            actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
          },
        },
      },
      removed: { type: 'final' },
    },
  });
}
