import type { Condition, Reward, RewardKind } from './reward.ts';
import type { EventType } from './states.ts';

const reward = (condition: Condition, kind: RewardKind, value: number): Reward => ({
  condition,
  kind,
  value,
  description: '',
});

/** What the best of an event gets. */
const first = (condition: Condition): Reward[] => [
  reward(condition, 'POINTS', 2_000),
  reward(condition, 'BADGE_POINTS', 100),
  reward(condition, 'DISCOUNT_COUPON', 15),
];

/** The rewards that an event begins with; whoever writes it changes them. */
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
