import type { OwnRank, RankedMember, RankingPeriod } from '#domain/rewards/ranking.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** The members of a ranking, and the own points and rank in it. */
export type Ranking = { members: readonly RankedMember[]; own: OwnRank };

export const rankingMachine = createResourceMachine<Ranking, RankingPeriod>({
  id: 'ranking',
  description: 'Members by their activity points of a period that the address says, and the own place.',
  follows: true,
});
