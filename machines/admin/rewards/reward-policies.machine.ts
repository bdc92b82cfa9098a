import { adminPolicies } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the reward policies: loads the points of each activity, inactive policies included. */
export const rewardPoliciesMachine = createResourceMachine<readonly RewardPolicy[]>({
  id: 'rewardPolicies',
  description: 'What every deed is worth, those that give nothing now included.',
  load: endpointPort(adminPolicies, () => ({})),
  reloads: true,
});
