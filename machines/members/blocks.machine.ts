import { assertEvent, assign, setup } from 'xstate';
import type { BlockedMember } from '#domain/members/blocks.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const blocksMachine = setup({
  types: {
    context: {} as { members: BlockedMember[]; error: string | null },
    events: {} as { type: 'member.unblocked'; userId: number } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    load: port<BlockedMember[]>('load'),
    unblock: port<number, { userId: number }>('unblock'),
  },
  actions: {
    keepMembers: assign({
      members: (_, params: { members: BlockedMember[] }) => params.members,
      error: null,
    }),
    drop: assign({
      members: ({ context }, params: { userId: number }) =>
        context.members.filter(({ userId }) => userId !== params.userId),
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'blocks',
  description: 'Whom a member has blocked, and taking it back.',
  context: { members: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'listed',
          actions: { type: 'keepMembers', params: ({ event }) => ({ members: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    listed: { tags: ['ready'], on: { 'member.unblocked': { target: 'unblocking' } } },
    unblocking: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'unblock',
        src: 'unblock',
        input: ({ event }) => {
          assertEvent(event, 'member.unblocked');
          return { userId: event.userId };
        },
        onDone: {
          target: 'listed',
          actions: { type: 'drop', params: ({ event }) => ({ userId: event.output }) },
        },
        onError: { target: 'listed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
  },
});
