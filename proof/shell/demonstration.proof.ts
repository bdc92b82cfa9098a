import type { SessionUser } from '#domain/members/auth/session.ts';
import { demonstrationMachine } from '#machines/shell/demonstration.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const account = { role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' } as const;
const clock = { now: '2026-11-21T03:00:00.000Z', days: 0 };
const demonstration = { accounts: [account], productId: 1, clock };
const user: SessionUser = {
  token: 'token-of-a-session',
  nickname: '구두장이',
  name: '박장인',
  email: account.email,
  userType: 'seller',
};
const moved = { now: '2026-11-28T03:00:00.000Z', days: 7 };

const opened = { type: 'guide.opened' } as const;
const folded = { type: 'guide.folded' } as const;
const putAway = { type: 'guide.dismissed' } as const;
const chosen = { type: 'account.chosen', account } as const;
const week = { type: 'days.added', days: 7 } as const;
const tour = { type: 'tour.chosen', tour: 'vote' } as const;
const left = { type: 'tour.left' } as const;
const next = { type: 'step.advanced' } as const;
const back = { type: 'step.returned' } as const;

const offline = new Error('인터넷 연결을 확인해 주세요.');
const loaded = done('load', demonstration);

/** Registry entry of the guide of a demonstration: sample data and labels for tests, diagrams and the inspector. */
export const demonstrationEntry: RegistryEntry = {
  title: '체험 안내',
  group: '공통',
  machine: demonstrationMachine,
  ports: {
    load: { done: demonstration, otherDone: [{ ...demonstration, clock: null }], error: offline },
    logIn: { done: user, otherDone: [null], error: offline },
    advance: { done: moved, error: offline },
  },
  rests: ['absent'],
  events: [opened, folded, putAway, chosen, week, tour, left, next, back],
  walkthroughs: [
    { name: '다른 사람으로 보기', steps: [loaded, opened, chosen, done('logIn', user), folded] },
    { name: '일주일 뒤로 가기', steps: [loaded, opened, week, done('advance', moved)] },
    { name: '따라 하다가 그만두기', steps: [loaded, opened, tour, next, back, left] },
    { name: '로그인하지 못하고 치우기', steps: [loaded, opened, chosen, failed('logIn', offline), putAway] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(demonstrationEntry, {
    about: '체험판을 처음 연 사람이 누구로 볼지 고르고, 날짜를 옮기고, 따라 해 봐요.',
    says: {
      load: '체험 계정과 날짜를 물어요',
      logIn: '고른 사람으로 로그인해요',
      advance: '가게의 날짜를 앞으로 옮겨요',
      'guide.opened': '체험 안내를 열어요',
      'guide.folded': '체험 안내를 접어요',
      'guide.dismissed': '이 브라우저에서 치워요',
      'account.chosen': '누구로 볼지 골라요',
      'days.added': '며칠 뒤로 가요',
      'tour.chosen': '해 볼 일을 골라요',
      'tour.left': '따라 하기를 그만둬요',
      'step.advanced': '다음 단계로 가요',
      'step.returned': '이전 단계로 가요',
    },
    undriven: {
      why: 'stands beside every page of a shop that npm start opens, which no other browser test visits',
      provenBy: 'e2e/demonstration.spec.ts',
    },
  }),
];
