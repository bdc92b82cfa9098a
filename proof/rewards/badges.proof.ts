import {
  BADGES,
  type Badge,
  badgeImageOf,
  type MyBadges,
  myBadges,
  toggleBadge,
} from '#domain/rewards/badge.ts';
import { badgesMachine } from '#machines/rewards/badges.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { answerQuestion, retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';

const badge: Badge = {
  id: 1,
  badgeName: '첫 걸음',
  badgeDescription: '처음으로 신발을 구매했어요.',
  badgeImageUrl: badgeImageOf('FIRST_PURCHASE'),
  awardedAt: '2026-11-01T00:00:00Z',
  isDisplayed: true,
};

const others = ['PURCHASE_5', 'FIRST_REVIEW', 'AMOUNT_500K', 'EARLY_ADOPTER'].map(
  (type, index): Badge => ({
    ...badge,
    id: index + 2,
    badgeName: BADGES[type]?.name ?? type,
    badgeDescription: BADGES[type]?.description ?? '',
    badgeImageUrl: badgeImageOf(type),
    isDisplayed: index % 2 === 0,
  }),
);

const listOf = (badges: Badge[]): MyBadges => ({
  progress: [],
  nextBadgeType: null,
  badges,
  totalCount: badges.length,
  displayedCount: badges.filter(({ isDisplayed }) => isDisplayed).length,
});

const list = listOf([badge, ...others]);
const hidden = listOf([{ ...badge, isDisplayed: false }, ...others]);
const error = new Error('요청을 처리하지 못했어요');
const toggled = { type: 'badge.toggled', badgeId: 1 } as const;
const toDisplayed = { type: 'tab.selected', tab: 'displayed' } as const;
const toAll = { type: 'tab.selected', tab: 'all' } as const;

/**
 * Registry entry of the chart of a member's own badges: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const badgesEntry: RegistryEntry = {
  title: '내 뱃지',
  group: '회원',
  machine: badgesMachine,
  ports: {
    load: { done: list, error, empty: listOf([]) },
    toggle: { done: undefined, error },
    reload: { done: hidden, error },
  },
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

export const proofs: readonly Proof[] = [
  proof(badgesEntry, {
    about: '내 뱃지를 보고, 다른 사람에게 보일 것을 정해요.',
    says: {
      load: '뱃지를 불러와요',
      toggle: '뱃지를 보일지 저장해요',
      reload: '바뀐 뱃지를 다시 읽어요',
      'badge.toggled': '뱃지의 보이기를 바꿔요',
      'alert.dismissed': '실패 안내를 닫아요',
    },
    driver: {
      member: 'jiwoo',
      path: '/mypage/badges',
      ports: { load: { asks: [myBadges] }, reload: { asks: [myBadges] }, toggle: { asks: [toggleBadge] } },
      events: {
        'tab.selected': {
          press: (page, { tab }) => page.getByRole('tab', { name: tab === 'all' ? /^전체/ : /^표시 중인/ }),
        },
        'badge.toggled': {
          press: (page) => page.getByRole('button', { name: /(숨기기|표시하기)$/ }).first(),
        },
        'alert.dismissed': answerQuestion('확인'),
        'screen.retried': retry,
      },
      hidden: ({ type }, { state }) =>
        type === 'tab.selected' && !/loaded\.(idle|toggling|reloading)/.test(state),
    },
  }),
];
