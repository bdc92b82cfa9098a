import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const rewardPoliciesMachine = createResourceMachine<readonly RewardPolicy[]>({
  id: 'rewardPolicies',
  description: 'What every deed is worth, those that give nothing now included.',
  reloads: true,
});
