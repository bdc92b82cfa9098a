import {
  expiringPoints,
  pointBalance,
  pointTransactions,
  pointTransactionsByType,
} from '#domain/rewards/points.ts';
import type { Driver } from '../driver.ts';
import { ledger } from '../pages.ts';

export const pointsDriver = ledger({
  flow: 'points',
  member: 'user',
  path: '/mypage/points',
  tabs: { summary: '포인트 잔액', history: '거래 내역' },
  summary: pointBalance,
  history: pointTransactions,
  filter: {
    act: {
      // Another kind than the one in force: the same filter again is no change of the address.
      before: async (page) => {
        const kind = page.getByLabel('종류');
        await kind.selectOption((await kind.inputValue()) === 'USE' ? 'EARN' : 'USE');
      },
      press: (page) => page.getByRole('button', { name: '조회' }),
    },
    asks: [pointTransactionsByType],
  },
});

export const expiringPointsDriver: Driver = {
  flow: 'expiringPoints',
  member: 'user',
  path: '/mypage/points',
  ports: { load: { asks: [expiringPoints] } },
  events: {},
};
