import { passwordChangeMachine } from '#machines/members/password-change.machine.ts';
import { emailChangeMachine } from '#machines/members/signup/email-change.machine.ts';
import { emailLinkMachine } from '#machines/members/signup/email-link.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

const submitted = { type: 'form.submitted' } as const;
const retried = { type: 'screen.retried' } as const;
const typed = {
  type: 'field.changed',
  change: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' },
} as const;
const reconsidered = { type: 'password.reconsidered' } as const;
const wrong = refusal('이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.', 'INVALID_CREDENTIALS');
const loaded = done('load', { hasPassword: true });
const error = new Error('비밀번호 정보를 불러오지 못했어요.');

const address = { type: 'field.changed', change: { newEmail: 'haru@example.test' } } as const;
const readdressed = { type: 'address.reconsidered' } as const;
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');

const opened = { type: 'link.opened', token: 'sample-token' } as const;
const bare = { type: 'link.opened', token: '' } as const;
const used = refusal('인증 링크가 올바르지 않아요. 다시 받아 주세요.', 'INVALID_VERIFICATION_TOKEN');
const proven = done('prove', { email: 'haru@example.test' });

/** Registry entries of the charts that change a member's password and e-mail address. */
export const accountEntries: readonly RegistryEntry[] = [
  {
    title: '비밀번호 바꾸기',
    group: '회원',
    machine: passwordChangeMachine,
    ports: {
      load: { done: { hasPassword: true }, error },
      save: { done: undefined, error: wrong, otherErrors: [unanswered] },
    },
    events: [typed, submitted, reconsidered, retried],
    walkthroughs: [
      { name: '바꾸고 다시 바꾸기', steps: [loaded, typed, submitted, done('save'), reconsidered] },
      {
        name: '지금 비밀번호가 틀린 뒤 다시',
        steps: [loaded, typed, submitted, failed('save', wrong), typed, submitted, done('save')],
      },
      {
        name: '답을 못 받아 다시 보내기',
        steps: [loaded, typed, submitted, failed('save', unanswered), submitted, done('save')],
      },
      { name: '빈 양식', steps: [loaded, submitted, typed] },
      { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
    ],
  },
  {
    title: '이메일 바꾸기',
    group: '회원',
    machine: emailChangeMachine,
    ports: { send: { done: undefined, error: tooOften, otherErrors: [unanswered] } },
    events: [address, submitted, readdressed],
    walkthroughs: [
      { name: '새 주소로 메일 받기', steps: [address, submitted, done('send'), readdressed] },
      {
        name: '거절된 뒤 다시',
        steps: [address, submitted, failed('send', tooOften), submitted, done('send')],
      },
      {
        name: '답을 못 받아 다시',
        steps: [address, submitted, failed('send', unanswered), submitted, done('send')],
      },
      { name: '빈 주소', steps: [submitted, address] },
    ],
  },
  {
    title: '이메일 링크 확인',
    group: '회원',
    machine: emailLinkMachine,
    rests: ['wrong', 'done'],
    ports: { prove: { done: { email: 'haru@example.test' }, error: used, otherErrors: [unanswered] } },
    events: [opened, bare, retried],
    walkthroughs: [
      { name: '링크를 열어 바꾸기', steps: [opened, proven] },
      { name: '이미 쓴 링크', steps: [opened, failed('prove', used)] },
      { name: '답을 못 받아 다시', steps: [opened, failed('prove', unanswered), retried, proven] },
      { name: '잘린 링크', steps: [bare] },
    ],
  },
];
