import { myBadges, toggleBadge } from '#domain/rewards/badge.ts';
import { answerQuestion, type Driver, retry } from '../driver.ts';

export const badgesDriver: Driver = {
  flow: 'badges',
  member: 'jiwoo',
  path: '/mypage/badges',
  ports: { load: { asks: [myBadges] }, reload: { asks: [myBadges] }, toggle: { asks: [toggleBadge] } },
  events: {
    'tab.selected': {
      press: (page, { tab }) => page.getByRole('tab', { name: tab === 'all' ? /^전체/ : /^표시 중인/ }),
    },
    'badge.toggled': { press: (page) => page.getByRole('button', { name: /(숨기기|표시하기)$/ }).first() },
    'alert.dismissed': answerQuestion('확인'),
    'screen.retried': retry('badges'),
  },
  hidden: ({ type }, { state }) =>
    type === 'tab.selected' && !/loaded\.(idle|toggling|reloading)/.test(state),
};
