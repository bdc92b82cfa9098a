import { login } from '#domain/members/auth/login.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import type { Driver } from '../driver.ts';

const typed: Record<string, string> = { email: 'jiwoo@sinbaljang.test', password: DEMO_PASSWORD };
const labels: Record<string, string> = { email: '이메일', password: '비밀번호' };

export const loginDriver: Driver = {
  flow: 'login',
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
};
