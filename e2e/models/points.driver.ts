import { expiringPoints, pointBalance, pointTransactions } from '#domain/points.ts';
import { type Driver, retry } from './driver.ts';
import { nextPage, pageLike } from './pages.ts';

const bothFailed = (state: string): boolean =>
  state.includes('balance.failed') && state.includes('history.failed');

export const pointsDriver: Driver = {
  flow: 'points',
  member: 'user',
  path: '/mypage/points',
  ports: {
    balance: { asks: [pointBalance] },
    expiring: { asks: [expiringPoints] },
    history: { asks: [pointTransactions], answer: pageLike },
  },
  events: {
    'tab.selected': {
      press: (page, { tab }) =>
        page.getByRole('tab', { name: tab === 'history' ? '거래 내역' : '포인트 잔액' }),
    },
    'page.changed': nextPage,
    'screen.retried': retry('points'),
  },
  hidden: ({ type }, { state }) => {
    const inHistory = state.includes('tab.history');
    if (type === 'tab.selected') return bothFailed(state);
    if (type === 'page.changed') return !inHistory || !state.includes('loaded.filled');
    // A failure is told, with its retry, where its figures would be.
    if (type === 'screen.retried')
      return !state.includes('balance.failed') && !(inHistory && state.includes('history.failed'));
    return false;
  },
};
