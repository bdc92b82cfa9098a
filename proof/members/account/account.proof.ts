import { changeEmail, confirmEmail, undoEmail } from '#domain/members/account/email-change.ts';
import { changePassword, hasPassword } from '#domain/members/recovery/password-change.ts';
import { passwordChangeMachine } from '#machines/members/password-change.machine.ts';
import { emailChangeMachine } from '#machines/members/signup/email-change.machine.ts';
import { emailLinkMachine } from '#machines/members/signup/email-link.machine.ts';
import { done, failed, refusal, unanswered } from '../../entry.ts';
import { asSampled } from '../../kit/answers.ts';
import { retry } from '../../kit/driver.ts';
import { type Proof, proof } from '../../page.ts';
import { linkOfMail } from '../email-link.ts';
import { flowOf } from './account-acts.ts';

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

export const proofs: readonly Proof[] = [
  proof(
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
      about: '비밀번호를 바꾸거나 처음으로 만들어요.',
      says: {
        load: '비밀번호가 있는지 물어봐요',
        save: '새 비밀번호를 저장해요',
        'form.submitted': '비밀번호 바꾸기를 눌러요',
        'password.reconsidered': '다시 바꾸기를 눌러요',
      },
      driver: {
        member: 'seoyeon',
        path: '/account-settings?tab=login',
        ports: {
          load: { asks: [hasPassword] },
          // The password does not change, so that paths can be repeated.
          save: { asks: [changePassword], answer: async () => ({ endedSessions: 0 }) },
        },
        events: {
          'field.changed': {
            before: async (page) => {
              // A lost answer was still processed: it must not change the password of the next paths.
              await page.getByLabel('현재 비밀번호', { exact: true }).fill('not-the-password-1!');
              await page
                .getByLabel('새 비밀번호', { exact: true })
                .fill(`running-${Date.now() % 1_000}-work!`);
            },
          },
          'form.submitted': {
            press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '비밀번호 바꾸기' }),
          },
          'password.reconsidered': {
            press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '다시 바꾸기' }),
          },
          'screen.retried': retry,
        },
      },
    },
  ),
  proof(
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
      about: '로그인할 이메일을 바꾸려고 새 주소로 확인 메일을 보내요.',
      says: {
        send: '새 주소와 지금 주소로 메일을 보내요',
        'form.submitted': '확인 메일 보내기를 눌러요',
        'address.reconsidered': '다른 주소로 보내기를 눌러요',
      },
      driver: {
        member: 'seoyeon',
        path: '/account-settings?tab=login',
        ports: { send: { asks: [changeEmail] } },
        events: {
          'field.changed': {
            before: (page) =>
              page.getByLabel('새 이메일', { exact: true }).fill(`haru${Date.now() % 100_000}@example.test`),
          },
          'form.submitted': {
            press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '확인 메일 보내기' }),
          },
          'address.reconsidered': {
            press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '다른 주소로 보내기' }),
          },
        },
      },
    },
  ),
  proof(
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
    {
      about: '메일의 링크를 열어 새 이메일을 확인하거나 이메일을 되돌려요.',
      says: { prove: '링크가 맞는지 물어봐요', 'link.opened': '메일의 링크를 열어요' },
      driver: linkOfMail('/email-change', 'link.opened', {
        ports: { prove: { asks: [confirmEmail, undoEmail], requests: 1, answer: asSampled } },
        events: { 'screen.retried': retry },
      }),
    },
  ),
];
