import { loginMachine } from '#machines/members/auth/login.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

const user = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};
const email = { type: 'field.changed', change: { email: user.email } } as const;
const password = { type: 'field.changed', change: { password: 'sample-password' } } as const;
const filled = { type: 'field.changed', change: { ...email.change, ...password.change } } as const;
const submitted = { type: 'form.submitted' } as const;
const refused = refusal('이메일 또는 비밀번호가 맞지 않아요.', 'INVALID_CREDENTIALS');

/**
 * Registry entry of the chart of the login form: sample data and labels for tests, diagrams and the
 * inspector.
 */
export const loginEntry: RegistryEntry = {
  title: '로그인',
  group: '공통',
  machine: loginMachine,
  kit: 'form',
  ports: { save: { done: user, error: refused, otherErrors: [unanswered] } },
  events: [email, filled, submitted],
  walkthroughs: [
    { name: '로그인', steps: [email, password, submitted, done('save', user)] },
    {
      name: '틀린 비밀번호 뒤 다시 입력',
      steps: [filled, submitted, failed('save', refused), password, submitted, done('save', user)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [filled, submitted, failed('save', unanswered), password, submitted, done('save', user)],
    },
    { name: '빈칸으로 보내기', steps: [submitted, email] },
  ],
};
