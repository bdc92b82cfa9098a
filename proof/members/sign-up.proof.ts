import { signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { signUpMachine } from '#machines/members/signup/sign-up.machine.ts';
import { signUpText } from '#src/areas/members/signup/sign-up.text.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const typed = {
  email: 'saebom@sinbaljang.test',
  password: 'walk-Steps 9!',
  confirmPassword: 'walk-Steps 9!',
  name: '문새봄',
  nickname: '새봄걸음',
  phone: '010-2345-6789',
};

const email = { type: 'field.changed', change: { email: typed.email } } as const;

const filled = {
  type: 'field.changed',
  change: { ...typed, agreed: ['AGE_14', 'TERMS', 'PRIVACY'] },
} as const;

const submitted = { type: 'form.submitted' } as const;
const requested = { type: 'mail.requested' } as const;
const reopened = { type: 'form.reopened' } as const;
const taken = refusal('이미 쓰고 있는 닉네임이에요.', 'NICKNAME_TAKEN');
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const minute = { type: 'xstate.after.cooling.signUp.mailSent.cooling' } as const;

const signUpEntry: RegistryEntry = {
  title: '회원가입',
  group: '공통',
  machine: signUpMachine,
  ports: {
    signUp: { done: undefined, error: taken, otherErrors: [unanswered] },
    resend: { done: undefined, error: tooOften },
  },
  events: [email, filled, submitted, requested, reopened],
  walkthroughs: [
    { name: '가입하고 메일 받기', steps: [filled, submitted, done('signUp')] },
    {
      name: '메일 다시 받기',
      steps: [filled, submitted, done('signUp'), minute, requested, done('resend')],
    },
    {
      name: '다시 받기가 거절됨',
      steps: [filled, submitted, done('signUp'), minute, requested, failed('resend', tooOften)],
    },
    {
      name: '다른 이메일로 가입하기',
      steps: [filled, submitted, done('signUp'), reopened, filled, submitted, done('signUp')],
    },
    {
      name: '닉네임을 이미 누가 씀',
      steps: [filled, submitted, failed('signUp', taken), filled, submitted, done('signUp')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [filled, submitted, failed('signUp', unanswered), submitted, done('signUp')],
    },
    { name: '빈칸으로 보내기', steps: [submitted, email] },
  ],
};

const LABELS: Record<string, string> = {
  email: '이메일 (필수)',
  password: '비밀번호 (필수)',
  confirmPassword: '비밀번호 확인 (필수)',
  name: '이름 (필수)',
  nickname: '닉네임',
  phone: '휴대전화번호 (필수)',
};

const MINUTE_MS = 60_000;

export const proofs: readonly Proof[] = [
  proof(signUpEntry, {
    about: '가입 양식을 적어 보내고, 받은 메일로 가입을 마쳐요. 메일이 오지 않으면 1분 뒤에 다시 받아요.',
    says: {
      signUp: '가입 양식을 보내요',
      resend: '인증 메일을 다시 보내 달라고 해요',
      'form.submitted': '가입하기를 눌러요',
      'mail.requested': '메일 다시 보내기를 눌러요',
      'form.reopened': '다른 이메일로 가입하려고 양식으로 돌아가요',
    },
    driver: {
      path: '/signup',
      reach: (page) => page.clock.install(),
      changesContext: true,
      ports: { signUp: { asks: [signUp] }, resend: { asks: [resendVerification] } },
      events: {
        'field.changed': {
          before: async (page, { change }) => {
            for (const [field, value] of Object.entries(change ?? {}))
              if (field === 'agreed') await page.getByLabel(signUpText.allRequired).check();
              else await page.getByLabel(LABELS[field] ?? '', { exact: true }).fill(String(value));
          },
        },
        'form.submitted': { press: (page) => page.getByRole('button', { name: '가입하기', exact: true }) },
        'mail.requested': { press: (page) => page.getByRole('button', { name: '메일 다시 보내기' }) },
        'form.reopened': { press: (page) => page.getByRole('button', { name: '다른 이메일로 가입하기' }) },
        'xstate.after.cooling.signUp.mailSent.cooling': {
          before: (page) => page.clock.fastForward(MINUTE_MS),
        },
      },
    },
  }),
];
