import { levelRanking, ownRanking } from '#domain/rewards/ranking.ts';
import { type Driver, retry } from '../driver.ts';

export const rankingDriver: Driver = {
  flow: 'ranking',
  member: 'user',
  path: '/mypage/level/ranking',
  ports: { load: { asks: [levelRanking, ownRanking] } },
  events: {
    'input.changed': { press: (page) => page.getByRole('tab', { selected: false }).first() },
    'screen.retried': retry('ranking'),
  },
};
