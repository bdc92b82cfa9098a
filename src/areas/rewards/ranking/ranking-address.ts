import { RANKING_PERIODS, type RankingPeriod } from '#domain/rewards/ranking.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const USUAL: RankingPeriod = 'week';

/** The address of a ranking: the week is the one without a query. */
export const rankingPath = (period: RankingPeriod = USUAL): string =>
  `${paths.level}/ranking${period === USUAL ? '' : `?period=${period}`}`;

/** The period that an address says; the week where it says none that there is. */
export const rankingPeriodIn = (search: string): RankingPeriod => {
  const said = new URLSearchParams(search).get('period');
  return RANKING_PERIODS.find((period) => period === said) ?? USUAL;
};
