import { expiringPoints, pointBalance, pointTransactions } from '#domain/rewards/points.ts';
import type { Driver } from '../driver.ts';
import { ledger } from '../pages.ts';

export const pointsDriver = ledger({
  flow: 'points',
  member: 'user',
  path: '/mypage/points',
  tabs: { summary: '포인트 잔액', history: '거래 내역' },
  summary: pointBalance,
  history: pointTransactions,
});

export const expiringPointsDriver: Driver = {
  flow: 'expiringPoints',
  member: 'user',
  path: '/mypage/points',
  ports: { load: { asks: [expiringPoints] } },
  events: {},
};
