import type { SessionUser } from '#domain/members/auth/session.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const user: SessionUser = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};

const error = new Error('네트워크 연결을 확인해 주세요.');

/** Network failure after which the same call may succeed. */
const passing = Object.assign(new Error('인터넷 연결이 끊겼어요.'), { kind: 'offline', status: null });
const pauseOf = (asking: string) => ({ type: `xstate.after.checkPause.session.${asking}.pausing` });
const limitOf = (asking: string) => ({ type: `xstate.after.checkLimit.session.${asking}` });
const START = 'checking.validating';
const STAFF = 'authenticated.confirming';
const profile = { nickname: '뛰는하루', name: '김하루', userType: 'user', userId: 3, image: null } as const;
const opened = { type: 'session.pageOpened', forStaff: true } as const;
const loggedIn = { type: 'session.loggedIn', user } as const;
const loggedOut = { type: 'session.loggedOut' } as const;
const expired = { type: 'session.expired' } as const;
const seller = { type: 'session.userTypeChanged', userType: 'seller' } as const;

/**
 * Registry entry of the chart of the login session: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const sessionEntry: RegistryEntry = {
  title: '로그인 상태',
  group: '공통',
  machine: sessionMachine,
  input: { stored: { ...user } },
  ports: {
    validate: { done: profile, error, otherErrors: [passing] },
    confirm: { done: profile, error, otherErrors: [passing] },
    likedFeeds: { done: [3, 5], error },
    revoke: { done: undefined, error },
  },
  events: [
    loggedIn,
    loggedOut,
    expired,
    { type: 'session.endedElsewhere' },
    seller,
    {
      type: 'session.profileChanged',
      profile: { nickname: '쉬는하루', name: '김하루', email: 'haru@sinbaljang.test', image: null },
    },
    { type: 'session.pictureChanged', image: '/images/profiles/new.webp' },
    { type: 'session.likeChanged', feedId: 3, liked: false },
    opened,
    { ...opened, forStaff: false },
  ],
  walkthroughs: [
    {
      name: '저장된 로그인을 확인하고 로그아웃',
      steps: [done('validate', profile), loggedOut, done('revoke')],
    },
    { name: '확인에 실패한 뒤 다시 로그인', steps: [failed('validate', error), loggedIn, seller] },
    {
      name: '연결이 끊겨 다시 물어보기',
      steps: [failed('validate', passing), pauseOf(START), done('validate', profile)],
    },
    {
      name: '연결이 돌아오지 않아 그만두기',
      steps: [failed('validate', passing), limitOf(START)],
    },
    {
      name: '판매자·관리자 화면에서 연결이 끊김',
      steps: [
        done('validate', profile),
        opened,
        failed('confirm', passing),
        pauseOf(STAFF),
        done('confirm', profile),
        opened,
        failed('confirm', passing),
        limitOf(STAFF),
      ],
    },
    { name: '쓰는 중에 로그인이 만료됨', steps: [done('validate', profile), expired] },
    { name: '시작할 때 로그인이 만료됨', steps: [expired] },
    {
      name: '판매자·관리자 화면에서 다시 확인',
      steps: [done('validate', profile), opened, done('confirm', profile), opened, failed('confirm', error)],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(sessionEntry, {
    about: '로그인한 채로 상점을 쓰다가 로그아웃하거나, 로그인이 만료되어 다시 들어와요.',
    says: {
      validate: '저장된 로그인이 아직 유효한지 물어봐요',
      confirm: '판매자·관리자 화면을 열어도 되는지 다시 물어봐요',
      likedFeeds: '좋아요한 피드의 번호를 불러와요',
      revoke: '서버에서도 로그아웃해요',
      'session.loggedIn': '로그인에 성공해요',
      'session.loggedOut': '로그아웃을 눌러요',
      'session.expired': '서버가 로그인이 만료되었다고 해요',
      'session.endedElsewhere': '다른 탭에서 로그아웃해요',
      'session.userTypeChanged': '서버가 회원 유형이 바뀌었다고 해요',
      'session.profileChanged': '내 이름이나 닉네임, 이메일이 바뀌어요',
      'session.pictureChanged': '내 사진이 바뀌어요',
      'session.likeChanged': '피드의 좋아요가 바뀌어요',
      'session.pageOpened': '다른 화면을 열어요',
    },
    undriven: {
      why: 'tells every page who is there and draws nothing itself; it starts before any page',
      provenBy: 'tests/views/members/session.test.tsx',
    },
  }),
];
