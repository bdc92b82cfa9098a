import { createFileMachine } from '../kit/file.machine.ts';
import type { RewardFilters } from './feed-rewards.machine.ts';

export const rewardFileMachine = createFileMachine<RewardFilters>({
  id: 'rewardFile',
  description: 'Rewards by the filters of their table, as a file; whoever takes it shows who they are first.',
});
