import { toggleFollow } from '#domain/members/profile/follow.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createToggleMachine } from '../kit/toggle.machine.ts';

/** Machine of the follow button: the change shows at once and is reverted if the server refuses. */
export const memberFollowMachine = createToggleMachine({
  id: 'memberFollow',
  description: 'My following of a member shows at once and is taken back when the server refuses it.',
  toggle: endpointPort(
    toggleFollow,
    ({ id, on }) => ({ body: { followingUserId: id, following: on } }),
    ({ following, followerCount }) => ({ on: following, count: followerCount }),
  ),
});
