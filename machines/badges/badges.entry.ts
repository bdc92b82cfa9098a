import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { badgesMachine } from './badges.machine.ts';

const badge = {
  id: 1,
  badgeName: '첫 걸음',
  badgeDescription: '처음으로 신발을 구매했어요.',
  badgeImageUrl: '/images/badges/first_purchase.svg',
  awardedAt: '2026-11-01T00:00:00Z',
  isDisplayed: true,
};
const list = { badges: [badge], totalCount: 1, displayedCount: 1 };
const hidden = { badges: [{ ...badge, isDisplayed: false }], totalCount: 1, displayedCount: 0 };
const error = new Error('요청을 처리하지 못했어요');
const toggled = { type: 'badge.toggled', badgeId: 1 } as const;

const toDisplayed = { type: 'tab.selected', tab: 'displayed' } as const;
const toAll = { type: 'tab.selected', tab: 'all' } as const;

export const badgesEntry: RegistryEntry = {
  title: '내 뱃지',
  group: '회원',
  machine: badgesMachine,
  ports: { load: { done: list, error }, toggle: { done: undefined, error }, reload: { done: hidden, error } },
  events: [toDisplayed, toAll, toggled, { type: 'alert.dismissed' }, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '뱃지를 숨기기', steps: [done('load', list), toggled, done('toggle'), done('reload', hidden)] },
    {
      name: '상태 변경이 거절됨',
      steps: [done('load', list), toggled, failed('toggle', error), { type: 'alert.dismissed' }],
    },
    {
      name: '불러오기 실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, done('load', list)],
    },
  ],
};
