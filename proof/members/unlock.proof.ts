import { notMeMachine } from '#machines/members/account/not-me.machine.ts';
import { unlockMachine } from '#machines/members/recovery/unlock.machine.ts';
import { unlockMailMachine } from '#machines/members/recovery/unlock-mail.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { notMeDriver, unlockDriver, unlockMailDriver } from './recovery.driver.ts';
import {
  broken,
  disowned,
  ended,
  group,
  late,
  opened,
  openedBare,
  retried,
  tooOften,
  unlocking,
  wrong,
} from './recovery.samples.ts';

const unlockEntry: RegistryEntry = {
  title: '로그인 잠금 풀기',
  group,
  machine: unlockMachine,
  ports: { unlock: { done: undefined, error: broken, otherErrors: [late, wrong] } },
  events: [opened, openedBare, retried],
  walkthroughs: [
    { name: '잠금 풀기', steps: [opened, done('unlock')] },
    { name: '늦게 누른 링크', steps: [opened, failed('unlock', late)] },
    { name: '이미 쓴 링크', steps: [opened, failed('unlock', wrong)] },
    { name: '다시 시도', steps: [opened, failed('unlock', broken), retried, done('unlock')] },
    { name: '링크 없이 연 화면', steps: [openedBare] },
  ],
};

const notMeEntry: RegistryEntry = {
  title: '내가 아닌 로그인',
  group,
  machine: notMeMachine,
  ports: {
    disown: {
      done: { mailed: true },
      error: broken,
      otherDone: [{ mailed: false }],
      otherErrors: [late, wrong],
    },
  },
  events: [opened, openedBare, disowned, retried],
  walkthroughs: [
    { name: '내가 아니에요', steps: [opened, disowned, ended] },
    { name: '주소가 바뀐 계정', steps: [opened, disowned, done('disown', { mailed: false })] },
    { name: '늦게 누른 링크', steps: [opened, disowned, failed('disown', late)] },
    { name: '이미 쓴 링크', steps: [opened, disowned, failed('disown', wrong)] },
    { name: '다시 시도', steps: [opened, disowned, failed('disown', broken), retried, ended] },
    { name: '링크 없이 연 화면', steps: [openedBare] },
  ],
};

const unlockMailEntry: RegistryEntry = {
  title: '잠금 풀기 메일',
  group,
  machine: unlockMailMachine,
  ports: { ask: { done: undefined, error: tooOften } },
  events: [unlocking],
  rests: ['mailSent'],
  walkthroughs: [
    { name: '메일 받기', steps: [unlocking, done('ask')] },
    { name: '거절된 뒤 다시', steps: [unlocking, failed('ask', tooOften), unlocking, done('ask')] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(unlockMailEntry, {
    about: '비밀번호를 여러 번 틀린 뒤 잠금을 푸는 메일을 받아요.',
    says: { ask: '잠금을 푸는 메일을 보내 달라고 해요', 'letter.wanted': '메일로 잠금 풀기를 눌러요' },
    driver: unlockMailDriver,
  }),
  proof(unlockEntry, {
    about: '메일의 링크로 로그인 잠금을 풀어요.',
    says: { unlock: '잠금을 풀어 달라고 해요', 'link.opened': '메일의 링크를 열어요' },
    driver: unlockDriver,
  }),
  proof(notMeEntry, {
    about: '새 기기 로그인 메일에서 내가 아니라고 하고, 그 기기를 로그아웃해요.',
    says: {
      disown: '그 기기를 로그아웃하고 비밀번호 메일을 보내 달라고 해요',
      'link.opened': '메일의 링크를 열어요',
      'login.disowned': '내가 아니라는 버튼을 눌러요',
    },
    driver: notMeDriver,
  }),
];
