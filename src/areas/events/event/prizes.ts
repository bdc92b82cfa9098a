import { rewardWords } from '#domain/events/reward.ts';
import type { RewardWire } from '#domain/events/reward-schema.ts';

/** Prizes of one group of winners. */
export type PrizeGroup = { condition: string; name: string; prizes: { words: string; note: string }[] };

/** Rewards by group of winners, in display order. */
export function prizeGroups(rewards: readonly RewardWire[]): PrizeGroup[] {
  const groups = new Map<string, PrizeGroup>();
  for (const {
    conditionValue,
    conditionDescription,
    rewardType,
    rewardValue,
    rewardDescription,
  } of rewards) {
    const group = groups.get(conditionValue) ?? {
      condition: conditionValue,
      name: conditionDescription,
      prizes: [],
    };
    group.prizes.push({
      words: rewardWords({ kind: rewardType, value: rewardValue }),
      note: rewardDescription,
    });
    groups.set(conditionValue, group);
  }
  return [...groups.values()];
}

/** First prize as one line, such as "1위 2,000P + 15% 할인 쿠폰". */
export function prizeLine(rewards: readonly RewardWire[]): string {
  const [first] = prizeGroups(rewards);
  return first ? `${first.name} ${first.prizes.map(({ words }) => words).join(' + ')}` : '';
}
