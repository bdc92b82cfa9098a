import { fileAppeal, listOwnCases } from '#domain/admin/reports/appeal.ts';
import { listBlocks, unblockMember } from '#domain/members/profile/blocks.ts';
import { appealMachine } from '#machines/members/account/appeal.machine.ts';
import { blockedMembersMachine } from '#machines/members/account/blocked-members.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';

const group = '회원';
const error = new Error('불러오지 못했어요.');
const retried = { type: 'screen.retried' };

const blocked = [
  { userId: 7, nickname: '민준러너', profileImageUrl: null, blockedAt: '2026-11-20T03:00:00.000Z' },
];

const unblocked = { type: 'member.unblocked', userId: 7 };

const blocksEntry: RegistryEntry = {
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

const appealEntry: RegistryEntry = {
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

export const proofs: readonly Proof[] = [
  proof(blocksEntry, {
    about: '차단한 회원을 보고 차단을 풀어요.',
    says: {
      load: '차단한 회원을 불러와요',
      unblock: '차단을 풀어요',
      'member.unblocked': '차단 해제를 눌러요',
    },
    driver: {
      member: 'doyun',
      path: '/account-settings?tab=privacy',
      ports: {
        load: { asks: [listBlocks], answer: async (_, sample) => sample },
        unblock: { asks: [unblockMember] },
      },
      events: {
        'member.unblocked': { press: (page) => page.getByRole('button', { name: '민준러너 차단 해제' }) },
        'screen.retried': retry,
      },
    },
  }),
  proof(appealEntry, {
    about: '숨긴 내 글과 이유를 보고 이의를 제기해요.',
    says: {
      load: '숨긴 글을 불러와요',
      send: '이의 제기를 보내요',
      'case.chosen': '이의를 제기할 글을 골라요',
      'appeal.dismissed': '그만둬요',
      'appeal.submitted': '이유를 적어 보내요',
    },
    /** No seeded member has hidden things or a ban: the answers are the samples. */
    driver: {
      member: 'doyun',
      path: '/account-settings?tab=privacy',
      ports: {
        load: { asks: [listOwnCases], answer: async (_, sample) => sample },
        send: {
          asks: [fileAppeal],
          // The case of the sample belongs to no member.
          answer: async () => ({
            success: true,
            message: '',
            data: { appealId: 1, createdAt: '2026-11-21T03:00:00.000Z' },
            timestamp: '',
          }),
        },
      },
      events: {
        'case.chosen': {
          press: (page) => page.locator('[data-flow="appeal"]').getByRole('button', { name: '이의 제기' }),
        },
        'appeal.dismissed': { before: (page) => page.keyboard.press('Escape') },
        'appeal.submitted': {
          before: async (page, { text }) => {
            await page.getByLabel('왜 잘못된 결정인지 적어 주세요').fill(String(text));
          },
          press: (page) => page.getByRole('dialog').getByRole('button', { name: '보내기' }),
        },
        'screen.retried': retry,
      },
    },
  }),
];
