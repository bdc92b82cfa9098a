import { setStoreFollow } from '#domain/catalogue/store-follow.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createToggleMachine } from '../kit/toggle.machine.ts';

/** Machine of the follow button of a store: the change shows at once and is reverted if the server refuses. */
export const storeFollowMachine = createToggleMachine({
  id: 'storeFollow',
  description: 'My following of a store shows at once and is taken back when the server refuses it.',
  toggle: endpointPort(
    setStoreFollow,
    ({ id, on }) => ({ params: { id }, body: { following: on } }),
    ({ isFollowing, followers }) => ({ on: isFollowing, count: followers }),
  ),
});
