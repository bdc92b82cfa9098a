import { exportFeedRewards } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type RewardFilters, saidIn } from './feed-rewards.machine.ts';

/** Machine of the reward export: writes the filtered rewards as a CSV file after step-up authentication. */
export const rewardFileMachine = createFileMachine<RewardFilters>({
  id: 'rewardFile',
  description: 'Rewards by the filters of their table, as a file; whoever takes it shows who they are first.',
  write: endpointPort(exportFeedRewards, ({ filter }) => ({ body: saidIn(filter) })),
});
