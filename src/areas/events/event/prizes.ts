import { rewardWords } from '#domain/events/reward.ts';
import type { RewardWire } from '#domain/events/reward-wire.ts';

/** What one group of winners gets. */
export type PrizeGroup = { condition: string; name: string; prizes: { words: string; note: string }[] };

/** Rewards by who gets them, in their order. */
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

/** The first prize in a line: "1위 2,000P + 15% 할인 쿠폰". */
export function prizeLine(rewards: readonly RewardWire[]): string {
  const [first] = prizeGroups(rewards);
  return first ? `${first.name} ${first.prizes.map(({ words }) => words).join(' + ')}` : '';
}
