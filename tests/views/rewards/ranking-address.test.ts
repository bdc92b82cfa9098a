import { expect, it } from 'vitest';
import { RANKING_PERIODS } from '#domain/rewards/ranking.ts';
import { rankingPath, rankingPeriodIn } from '#src/areas/rewards/ranking/ranking-address.ts';

it.each(RANKING_PERIODS)('the address of a ranking says its period: %s', (period) => {
  const { pathname, search } = new URL(rankingPath(period), 'http://localhost');
  expect(pathname).toBe('/mypage/level/ranking');
  expect(rankingPeriodIn(search)).toBe(period);
});

it.each(['', '?period=year', '?period='])(
  'an address without a known period means the week: %s',
  (search) => {
    expect(rankingPeriodIn(search)).toBe('week');
  },
);
