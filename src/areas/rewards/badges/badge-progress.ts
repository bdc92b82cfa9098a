import { formatNumber } from '#domain/kit/format.ts';
import type { BadgeToEarn } from '#domain/rewards/badge.ts';
import { badgesText as text } from '#src/areas/rewards/badges/badges.text.ts';

/** Progress towards a badge, 0 to 1. */
export const doneOf = ({ have, need }: BadgeToEarn): number => have / need;

const TEN_THOUSAND = 10_000;
/** Progress as text, such as `7/10회`; large numbers in 만, as in the names of the badges. */
export const wayOf = ({ have, need, measure }: BadgeToEarn): string => {
  const scale = measure === 'won' ? TEN_THOUSAND : 1;
  const [done, all] = [have, need].map((sum) => formatNumber(Math.floor(sum / scale)));
  return text.way(done ?? '', all ?? '', text.units[measure]);
};
