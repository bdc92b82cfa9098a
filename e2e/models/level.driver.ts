import { myActivities } from '#domain/activity.ts';
import { myLevel } from '#domain/level.ts';
import { type Driver, retry } from './driver.ts';
import { nextPage, pageLike } from './pages.ts';

const bothFailed = (state: string): boolean =>
  state.includes('info.failed') && state.includes('history.failed');

export const levelDriver: Driver = {
  flow: 'level',
  member: 'user',
  path: '/mypage/level',
  ports: { info: { asks: [myLevel] }, history: { asks: [myActivities], answer: pageLike } },
  events: {
    'tab.selected': {
      press: (page, { tab }) =>
        page.getByRole('tab', { name: tab === 'history' ? '활동 내역' : '등급 정보' }),
    },
    'page.changed': nextPage,
    'screen.retried': retry('level'),
  },
  hidden: ({ type }, { state }) => {
    const inHistory = state.includes('tab.history');
    if (type === 'tab.selected') return bothFailed(state);
    if (type === 'page.changed') return !inHistory || !state.includes('loaded.filled');
    // A failure is told, with its retry, where its figures would be.
    if (type === 'screen.retried')
      return !state.includes('info.failed') && !(inHistory && state.includes('history.failed'));
    return false;
  },
};
