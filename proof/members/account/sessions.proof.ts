import {
  type Device,
  endOtherSessions,
  endSession,
  endTrust,
  listSessions,
} from '#domain/members/auth/devices.ts';
import { sessionsMachine } from '#machines/members/auth/sessions.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';
import { answerQuestion, retry } from '../../kit/driver.ts';
import { type Proof, proof } from '../../page.ts';

const here: Device = {
  id: 11,
  device: 'Chrome · Windows',
  method: 'PASSWORD',
  createdAt: '2026-11-20T01:12:00.000Z',
  lastUsedAt: '2026-11-21T05:30:00.000Z',
  current: true,
  loggedIn: true,
  trustedUntil: '2026-12-20T01:12:00.000Z',
};

const phone: Device = {
  id: 12,
  device: 'Safari · iOS',
  method: 'PASSKEY',
  createdAt: '2026-11-02T10:05:00.000Z',
  lastUsedAt: '2026-11-20T22:41:00.000Z',
  current: false,
  loggedIn: true,
  trustedUntil: null,
};

const tablet: Device = {
  ...phone,
  id: 13,
  device: 'Samsung Internet for Android · Android',
  method: 'SOCIAL',
};

const left: Device = {
  ...phone,
  id: 14,
  device: 'Edge · Windows',
  method: 'MFA',
  loggedIn: false,
  trustedUntil: '2026-12-01T01:12:00.000Z',
};

const error = new Error('로그인한 기기를 불러오지 못했어요.');
const gone = refusal('로그인한 기기를 찾을 수 없어요.', 'SESSION_NOT_FOUND');
const all = [here, phone, tablet, left];
const loaded = done('load', all);
const asked = { type: 'ending.asked', sessionId: phone.id } as const;
const askedAll = { type: 'ending.asked', sessionId: null } as const;
const distrusted = { type: 'trust.ended', sessionId: left.id } as const;
const confirmed = { type: 'ending.confirmed' } as const;
const dismissed = { type: 'ending.dismissed' } as const;

const sessionsEntry: RegistryEntry = {
  title: '로그인한 기기',
  group: '회원',
  machine: sessionsMachine,
  rests: ['listing.alone'],
  ports: {
    load: { done: all, error, otherDone: [[here]] },
    end: { done: undefined, error: gone },
    distrust: { done: undefined, error: gone },
  },
  events: [asked, askedAll, distrusted, confirmed, dismissed, { type: 'screen.retried' }],
  walkthroughs: [
    {
      name: '기기 하나 로그아웃',
      steps: [loaded, asked, dismissed, asked, confirmed, done('end'), loaded],
    },
    {
      name: '다른 기기 모두 로그아웃',
      steps: [loaded, askedAll, confirmed, done('end'), done('load', [here])],
    },
    { name: '묻지 않기 끝내기', steps: [loaded, distrusted, done('distrust'), done('load', [here])] },
    { name: '이미 끝난 기기', steps: [loaded, asked, confirmed, failed('end', gone), loaded] },
    { name: '목록을 못 불러온 뒤 다시', steps: [failed('load', error), { type: 'screen.retried' }, loaded] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(sessionsEntry, {
    about: '로그인한 기기를 보고, 내가 아닌 기기를 로그아웃해요.',
    says: {
      load: '로그인한 기기를 불러와요',
      end: '고른 기기를 로그아웃해요',
      distrust: '그 기기에서 2단계 인증을 다시 묻게 해요',
      'trust.ended': '이 기기에서 다시 묻기를 눌러요',
      'ending.asked': '기기 하나나 다른 기기 모두의 로그아웃을 눌러요',
      'ending.confirmed': '묻는 창에서 로그아웃하겠다고 해요',
      'ending.dismissed': '묻는 창에서 그만둬요',
    },
    driver: {
      member: 'doyun',
      path: '/account-settings?tab=devices',
      ports: {
        load: { asks: [listSessions], answer: async (_, sample) => sample },
        end: {
          asks: [endSession, endOtherSessions],
          requests: 1,
          // Other paths use the same member at this moment: their sessions are not ended.
          answer: async (_ask, _sample, asked) => ({
            success: true,
            message: '',
            data: asked === endOtherSessions ? { ended: 2 } : null,
            timestamp: '',
          }),
        },
        distrust: { asks: [endTrust], requests: 1 },
      },
      events: {
        'ending.asked': {
          press: (page, { sessionId }) =>
            page.locator('[data-flow="sessions"]').getByRole('button', {
              name: sessionId === null ? '다른 기기 모두 로그아웃' : 'Safari · iOS 로그아웃',
            }),
        },
        'ending.confirmed': answerQuestion('로그아웃'),
        'ending.dismissed': answerQuestion('취소'),
        'trust.ended': {
          press: (page) =>
            page
              .locator('[data-flow="sessions"]')
              .getByRole('button', { name: 'Edge · Windows에서 2단계 인증 다시 묻기' }),
        },
        'screen.retried': retry,
      },
      endsTour: { '✗ distrust': 'the list that is read anew has no device that is trusted' },
    },
  }),
];
