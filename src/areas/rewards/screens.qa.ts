import { type LooksOf, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { rewardScreens } from './screens.ts';

const looks = {
  points: { chart: 'points', stages: STAGES, who: 'user' },
  level: { chart: 'level', stages: STAGES, who: 'user' },
  ranking: { chart: 'ranking', stages: STAGES, who: 'user' },
  badges: { chart: 'badges', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof rewardScreens>;

/** Inspector settings of the reward screens: statechart, stages, address and role. */
export const rewardLooks = seen(rewardScreens, looks);
