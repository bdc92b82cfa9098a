import { type FeedReward, getFeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of one point reward by id: loads its cause, recipient and state. */
export const feedRewardMachine = createResourceMachine<FeedReward, number>({
  id: 'feedReward',
  description: 'One reward: for what, to whom, and what has become of it.',
  load: endpointPort(getFeedReward, ({ input }) => ({ params: { id: input } })),
});
