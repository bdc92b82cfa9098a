import type { OwnRank, RankedMember, RankingPeriod } from '#domain/rewards/ranking.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Members of a ranking, and the member's own points and rank. */
export type Ranking = { members: readonly RankedMember[]; own: OwnRank };

/**
 * Machine of the ranking: loads members by activity points of the period in the address, with the own rank.
 */
export const rankingMachine = createResourceMachine<Ranking, RankingPeriod>({
  id: 'ranking',
  description: 'Members by their activity points of a period that the address says, and the own place.',
  follows: true,
});
