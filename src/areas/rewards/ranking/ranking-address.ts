import { RANKING_PERIODS, type RankingPeriod } from '#domain/rewards/ranking.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const USUAL: RankingPeriod = 'week';

/** Address of a ranking; the weekly one has no query. */
export const rankingPath = (period: RankingPeriod = USUAL): string =>
  `${paths.level}/ranking${period === USUAL ? '' : `?period=${period}`}`;

/** Period of an address; the week by default. */
export const rankingPeriodIn = (search: string): RankingPeriod => {
  const said = new URLSearchParams(search).get('period');
  return RANKING_PERIODS.find((period) => period === said) ?? USUAL;
};
