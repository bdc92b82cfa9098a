import { findAccountMachine } from '#machines/members/recovery/find-account.machine.ts';
import { passwordResetMachine } from '#machines/members/recovery/password-reset.machine.ts';
import { passwordResetRequestMachine } from '#machines/members/recovery/password-reset-request.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { findAccountDriver, passwordResetDriver, passwordResetRequestDriver } from './recovery.driver.ts';
import {
  address,
  broken,
  code,
  codeWanted,
  found,
  group,
  late,
  letterTime,
  messageTime,
  opened,
  openedBare,
  passwords,
  person,
  reopened,
  retried,
  submitted,
  tooOften,
  wanted,
  weak,
  wrong,
  wrongCode,
} from './recovery.samples.ts';

const forgotPasswordEntry: RegistryEntry = {
  title: '비밀번호 찾기',
  group,
  machine: passwordResetRequestMachine,
  ports: { ask: { done: undefined, error: tooOften }, askAgain: { done: undefined, error: tooOften } },
  events: [address, submitted, wanted, reopened],
  walkthroughs: [
    { name: '메일 받기', steps: [address, submitted, done('ask')] },
    {
      name: '메일 다시 받기',
      steps: [address, submitted, done('ask'), letterTime, wanted, done('askAgain')],
    },
    {
      name: '너무 자주 물어본 뒤 다시',
      steps: [address, submitted, failed('ask', tooOften), submitted, done('ask')],
    },
    { name: '다른 이메일로', steps: [address, submitted, done('ask'), reopened, address] },
    { name: '빈칸으로 보내기', steps: [submitted, address] },
  ],
};

const resetPasswordEntry: RegistryEntry = {
  title: '비밀번호 다시 정하기',
  group,
  machine: passwordResetMachine,
  ports: {
    check: { done: undefined, error: broken, otherErrors: [late, wrong] },
    save: { done: undefined, error: weak, otherErrors: [late, wrong] },
  },
  events: [opened, openedBare, passwords, submitted, retried],
  walkthroughs: [
    { name: '새 비밀번호', steps: [opened, done('check'), passwords, submitted, done('save')] },
    { name: '늦게 누른 링크', steps: [opened, failed('check', late)] },
    { name: '이미 쓴 링크', steps: [opened, failed('check', wrong)] },
    {
      name: '확인하지 못한 링크를 다시 확인',
      steps: [opened, failed('check', broken), retried, done('check'), passwords, submitted, done('save')],
    },
    {
      name: '너무 쉬운 비밀번호를 바꿔서',
      steps: [
        opened,
        done('check'),
        passwords,
        submitted,
        failed('save', weak),
        passwords,
        submitted,
        done('save'),
      ],
    },
    {
      name: '쓰는 동안 지난 시간',
      steps: [opened, done('check'), passwords, submitted, failed('save', late)],
    },
    { name: '링크 없이 연 화면', steps: [openedBare] },
    {
      name: '빈칸으로 보낸 뒤 적어서',
      steps: [opened, done('check'), submitted, passwords, submitted, done('save')],
    },
  ],
};

const findAccountEntry: RegistryEntry = {
  title: '계정 찾기',
  group,
  machine: findAccountMachine,
  ports: {
    ask: { done: undefined, error: tooOften },
    askAgain: { done: undefined, error: tooOften },
    prove: { done: found, error: wrongCode, otherDone: [[]] },
  },
  events: [person, code, submitted, codeWanted, reopened],
  rests: ['found'],
  walkthroughs: [
    { name: '찾음', steps: [person, submitted, done('ask'), code, submitted, done('prove', found)] },
    {
      name: '가입한 계정이 없음',
      steps: [person, submitted, done('ask'), code, submitted, done('prove', [])],
    },
    {
      name: '틀린 번호 뒤 다시 받기',
      steps: [
        person,
        submitted,
        done('ask'),
        code,
        submitted,
        failed('prove', wrongCode),
        codeWanted,
        done('askAgain'),
        code,
        submitted,
        done('prove', found),
      ],
    },
    {
      name: '1분 뒤 다시 받기',
      steps: [
        person,
        submitted,
        done('ask'),
        messageTime,
        codeWanted,
        done('askAgain'),
        code,
        submitted,
        done('prove', found),
      ],
    },
    { name: '다른 번호로', steps: [person, submitted, done('ask'), reopened, person] },
    { name: '너무 자주 물어봄', steps: [person, submitted, failed('ask', tooOften)] },
    { name: '빈칸으로 보내기', steps: [submitted, person] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(forgotPasswordEntry, {
    about: '가입한 이메일로 비밀번호를 다시 정하는 링크를 받아요.',
    says: {
      ask: '재설정 메일을 보내 달라고 해요',
      askAgain: '재설정 메일을 다시 보내 달라고 해요',
      'form.submitted': '재설정 메일 받기를 눌러요',
      'letter.wanted': '메일 다시 받기를 눌러요',
      'form.reopened': '다른 이메일로 받기를 눌러요',
    },
    driver: passwordResetRequestDriver,
  }),
  proof(resetPasswordEntry, {
    about: '메일의 링크로 새 비밀번호를 정해요.',
    says: {
      check: '링크를 쓸 수 있는지 물어봐요',
      save: '새 비밀번호로 바꿔요',
      'link.opened': '메일의 링크를 열어요',
      'form.submitted': '비밀번호 바꾸기를 눌러요',
    },
    driver: passwordResetDriver,
  }),
  proof(findAccountEntry, {
    about: '이름과 휴대전화번호, 문자로 받은 인증 번호로 가입한 이메일을 찾아요.',
    says: {
      ask: '인증 번호를 보내 달라고 해요',
      askAgain: '인증 번호를 다시 보내 달라고 해요',
      prove: '인증 번호를 확인하고 계정을 찾아요',
      'form.submitted': '인증 번호 받기나 계정 확인을 눌러요',
      'code.wanted': '인증 번호 다시 받기를 눌러요',
      'form.reopened': '처음부터 다시 찾아요',
    },
    driver: findAccountDriver,
  }),
];
