import { signUpMachine } from '#machines/members/signup/sign-up.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

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

/**
 * Registry entry of the chart of the sign-up form: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const signUpEntry: RegistryEntry = {
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
