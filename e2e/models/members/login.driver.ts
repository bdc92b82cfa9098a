import { login } from '#domain/members/session.ts';
import { DEMO_PASSWORD } from '#server/seed/accounts.ts';
import type { Driver } from '../driver.ts';

const typed: Record<string, string> = { email: 'jiwoo@sinbaljang.test', password: DEMO_PASSWORD };
const labels: Record<string, string> = { email: '이메일', password: '비밀번호' };

export const loginDriver: Driver = {
  flow: 'login',
  path: '/login',
  ports: { logIn: { asks: [login] } },
  events: {
    'field.changed': {
      before: (page, { field }) =>
        page.getByLabel(labels[String(field)] ?? '', { exact: true }).fill(typed[String(field)] ?? ''),
    },
    'form.submitted': {
      before: async (page, { problems }) => {
        const isFine = Object.keys(problems ?? {}).length === 0;
        await page.getByLabel('이메일', { exact: true }).fill(isFine ? (typed.email ?? '') : '');
        if (isFine) await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
      },
      press: (page) => page.getByRole('button', { name: '로그인', exact: true }),
    },
  },
  absent: /^done$/,
};
