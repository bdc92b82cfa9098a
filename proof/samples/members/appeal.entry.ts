import { appealMachine } from '#machines/members/account/appeal.machine.ts';
import { blockedMembersMachine } from '#machines/members/account/blocked-members.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const group = '회원';
const error = new Error('불러오지 못했어요.');
const retried = { type: 'screen.retried' };

const blocked = [
  { userId: 7, nickname: '민준러너', profileImageUrl: null, blockedAt: '2026-11-20T03:00:00.000Z' },
];
const unblocked = { type: 'member.unblocked', userId: 7 };

/**
 * Registry entry of the chart of blocked members: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const blocksEntry: RegistryEntry = {
  title: '차단한 회원',
  group,
  machine: blockedMembersMachine,
  ports: { load: { done: blocked, error, empty: [] }, unblock: { done: 7, error } },
  events: [unblocked, retried],
  walkthroughs: [
    {
      name: '한 번 거절되고 풀기',
      steps: [done('load', blocked), unblocked, failed('unblock', error), unblocked, done('unblock', 7)],
    },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', blocked)] },
  ],
};

const hidden = {
  caseId: 3,
  targetType: 'FEED',
  targetId: 9,
  snapshot: { title: '오늘의 신발', content: '편하게 걸었어요' },
  isHidden: true,
  decision: 'HIDE',
  rule: '광고 금지',
  note: null,
  decidedAt: '2026-11-20T03:00:00.000Z',
  appealUntil: '2026-12-20T03:00:00.000Z',
  appeal: null,
};
const chosen = { type: 'case.chosen', targetType: 'FEED', targetId: 9 };
const dismissed = { type: 'appeal.dismissed' };
const submitted = { type: 'appeal.submitted', text: '광고가 아니에요.' };
const objected = {
  ...hidden,
  appealUntil: null,
  appeal: { state: 'WAITING', text: '광고가 아니에요.', answer: null, createdAt: '2026-11-21T03:00:00.000Z' },
};

/**
 * Registry entry of the chart of appeals against hidden content: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const appealEntry: RegistryEntry = {
  title: '이의 제기',
  group,
  machine: appealMachine,
  ports: { load: { done: [hidden], error, empty: [] }, send: { done: undefined, error } },
  events: [chosen, dismissed, submitted, retried],
  walkthroughs: [
    {
      name: '거절되고 다시 보내기',
      steps: [
        done('load', [hidden]),
        chosen,
        submitted,
        failed('send', error),
        submitted,
        done('send'),
        done('load', [objected]),
      ],
    },
    { name: '그만두기', steps: [done('load', [hidden]), chosen, dismissed] },
    { name: '불러오기 실패', steps: [failed('load', error), retried, done('load', [hidden])] },
  ],
};
