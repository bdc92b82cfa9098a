// Size: every chart of account recovery; they share their events.
import type { FoundAccount } from '#domain/members/recovery/find-account.ts';
import { notMeMachine } from '#machines/members/account/not-me.machine.ts';
import { findAccountMachine } from '#machines/members/recovery/find-account.machine.ts';
import { passwordResetMachine } from '#machines/members/recovery/password-reset.machine.ts';
import { passwordResetRequestMachine } from '#machines/members/recovery/password-reset-request.machine.ts';
import { unlockMachine } from '#machines/members/recovery/unlock.machine.ts';
import { unlockMailMachine } from '#machines/members/recovery/unlock-mail.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';

const group = '회원';
const submitted = { type: 'form.submitted' } as const;
const reopened = { type: 'form.reopened' } as const;
const wanted = { type: 'letter.wanted' } as const;
const retried = { type: 'screen.retried' } as const;
const change = <Values extends object>(values: Values) =>
  ({ type: 'field.changed', change: values }) as const;
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const broken = new Error('서버에 문제가 생겼어요.');

const address = change({ email: 'user@sinbaljang.test' });
const letterTime = { type: 'xstate.after.letterTime.passwordResetRequest.mailSent.cooling' } as const;

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

const token = 'sample-token';
const opened = { type: 'link.opened', token } as const;
const openedBare = { type: 'link.opened', token: '' } as const;
const late = refusal('재설정 시간이 지났어요.', 'TOKEN_EXPIRED');
const wrong = refusal('재설정 링크가 올바르지 않거나 이미 쓰였어요.', 'INVALID_TOKEN');
const weak = refusal('비밀번호가 너무 쉬워요. 다른 것으로 정해 주세요.', 'PASSWORD_TOO_WEAK');
const passwords = change({ newPassword: 'new-shoes-1!', confirmPassword: 'new-shoes-1!' });

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

const disowned = { type: 'login.disowned' } as const;

const ended = done('disown', { mailed: true });

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

const unlocking = { type: 'letter.wanted', email: 'user@sinbaljang.test' } as const;

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

const found: FoundAccount[] = [
  { email: 'u**r@sinbaljang.test', joinedMonth: '2025-03', state: 'VERIFIED' },
  { email: 'h***o@sinbaljang.test', joinedMonth: '2026-11', state: 'PENDING' },
];
const person = change({ name: '김하루', phoneNumber: '010-1234-5678' });
const code = change({ code: '123456' });
const codeWanted = { type: 'code.wanted' } as const;
const wrongCode = refusal('인증 번호가 올바르지 않아요. 다시 확인해 주세요.', 'INVALID_CODE');
const messageTime = { type: 'xstate.after.messageTime.findAccount.codeSent.cooling' } as const;

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

/**
 * Registry entries of the charts of password reset, unlocking, "this was not me" and finding the
 * account.
 */
export const recoveryEntries: readonly RegistryEntry[] = [
  forgotPasswordEntry,
  resetPasswordEntry,
  unlockMailEntry,
  unlockEntry,
  notMeEntry,
  findAccountEntry,
];
