import type { EventType } from './event-states.ts';
import type { Condition, Reward, RewardKind } from './reward.ts';

const reward = (condition: Condition, kind: RewardKind, value: number): Reward => ({
  condition,
  kind,
  value,
  description: '',
});

/** Default rewards of a first place. */
const first = (condition: Condition): Reward[] => [
  reward(condition, 'POINTS', 2_000),
  reward(condition, 'BADGE_POINTS', 100),
  reward(condition, 'DISCOUNT_COUPON', 15),
];

/** Default rewards of a new event by type; the administrator can change them. */
export const DEFAULT_REWARDS: Readonly<Record<EventType, readonly Reward[]>> = {
  RANKING: [
    ...first('1'),
    reward('2', 'POINTS', 1_500),
    reward('2', 'BADGE_POINTS', 50),
    reward('3', 'POINTS', 1_000),
  ],
  BATTLE: [...first('1'), reward('PARTICIPATION', 'POINTS', 100)],
  DRAW: [reward('RANDOM', 'POINTS', 2_000), reward('PARTICIPATION', 'POINTS', 100)],
};
