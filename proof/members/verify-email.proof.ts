import { resendVerification, verifyEmail } from '#domain/members/signup/verification.ts';
import { verifyEmailMachine } from '#machines/members/signup/verify-email.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { asSampled } from '../kit/answers.ts';
import { retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';
import { linkOfMail } from './email-link.ts';

const verified = {
  email: 'saebom@sinbaljang.test',
  message: '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.',
};

const expired = refusal('인증 시간이 지났어요. 재인증 메일을 받아 주세요.', 'VERIFICATION_TOKEN_EXPIRED');
const wrong = refusal('인증 링크가 올바르지 않아요. 다시 받아 주세요.', 'INVALID_VERIFICATION_TOKEN');
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const email = { type: 'field.changed', change: { email: verified.email } } as const;
const submitted = { type: 'form.submitted' } as const;
const retried = { type: 'screen.retried' } as const;
const read = { type: 'token.received', token: 'sample-token-of-a-mail' } as const;
const none = { type: 'token.received', token: '' } as const;

const verifyEmailEntry: RegistryEntry = {
  title: '이메일 인증',
  group: '공통',
  machine: verifyEmailMachine,
  rests: ['verified', 'sent'],
  ports: {
    verify: { done: verified, error: unanswered, otherErrors: [expired, wrong] },
    resend: { done: undefined, error: tooOften },
  },
  events: [read, none, email, submitted, retried],
  walkthroughs: [
    { name: '인증하기', steps: [read, done('verify', verified)] },
    {
      name: '낡은 링크를 다시 받기',
      steps: [read, failed('verify', expired), email, submitted, done('resend')],
    },
    {
      name: '틀린 링크를 다시 받기',
      steps: [read, failed('verify', wrong), submitted, email, submitted, done('resend')],
    },
    {
      name: '링크 값이 없어 다시 받기',
      steps: [none, email, submitted, failed('resend', tooOften), email, submitted, done('resend')],
    },
    {
      name: '답을 못 받아 다시 시도',
      steps: [read, failed('verify', unanswered), retried, done('verify', verified)],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(verifyEmailEntry, {
    about: '메일의 링크로 이메일을 인증하고, 링크가 낡았으면 다시 받아요.',
    says: {
      'token.received': '주소에 있는 링크 값을 읽어요',
      verify: '이메일을 인증해요',
      resend: '인증 메일을 다시 보내 달라고 해요',
      'form.submitted': '인증 메일 다시 받기를 눌러요',
    },
    driver: linkOfMail('/verify-email', 'token.received', {
      ports: { verify: { asks: [verifyEmail], answer: asSampled }, resend: { asks: [resendVerification] } },
      events: {
        'field.changed': {
          // The address belongs to no member, and the answer is the same for every address.
          before: (page) => page.getByLabel('가입한 이메일').fill('nobody@example.test'),
        },
        'form.submitted': { press: (page) => page.getByRole('button', { name: '인증 메일 다시 받기' }) },
        'screen.retried': retry,
      },
    }),
  }),
];
