import { login } from '#domain/members/auth/login.ts';
import { loginMachine } from '#machines/members/auth/login.machine.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

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

const typed: Record<string, string> = { email: 'jiwoo@sinbaljang.test', password: DEMO_PASSWORD };
const labels: Record<string, string> = { email: '이메일', password: '비밀번호' };

export const proofs: readonly Proof[] = [
  proof(loginEntry, {
    about: '이메일과 비밀번호를 적고 로그인해요.',
    says: { save: '이메일과 비밀번호로 로그인해요', 'form.submitted': '로그인을 눌러요' },
    driver: {
      outlivesScreen: 'a path ends signed in, and the next one begins as a visitor',
      path: '/login',
      ports: { save: { asks: [login] } },
      events: {
        'field.changed': {
          before: async (page, { change }) => {
            for (const field of Object.keys(change ?? {}))
              await page.getByLabel(labels[field] ?? '', { exact: true }).fill(typed[field] ?? '');
          },
        },
        'form.submitted': {
          press: (page) => page.getByRole('button', { name: '로그인', exact: true }),
        },
      },
      absent: /^saved$/,
    },
  }),
];
