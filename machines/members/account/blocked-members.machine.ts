import { assertEvent, assign, setup } from 'xstate';
import { type BlockedMember, listBlocks, unblockMember } from '#domain/members/profile/blocks.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

/** Machine of the list of blocked members, who can be unblocked. */
export const blockedMembersMachine = setup({
  types: {
    context: {} as { members: BlockedMember[]; error: string | null },
    events: {} as { type: 'member.unblocked'; userId: number } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    load: endpointPort(listBlocks, () => ({})),
    unblock: endpointPort(
      unblockMember,
      (input: { userId: number }) => ({ params: input }),
      (_, { userId }) => userId,
    ),
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
    keepError,
  },
}).createMachine({
  id: 'blockedMembers',
  description: 'Whom a member has blocked, and taking it back.',
  context: { members: [], error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listed', 'keepMembers', 'members'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    listed: { tags: ['ready'], on: { 'member.unblocked': { target: 'unblocking' } } },
    unblocking: invoking({
      tags: ['ready', 'saving'],
      src: 'unblock',
      input: ({ event }) => {
        assertEvent(event, 'member.unblocked');
        return { userId: event.userId };
      },
      onDone: withOutput('listed', 'drop', 'userId'),
      onError: withError('listed'),
    }),
  },
});
