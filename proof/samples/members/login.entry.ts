import { loginMachine } from '#machines/members/login.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const user = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};
const email = { type: 'field.changed', field: 'email', value: user.email } as const;
const password = { type: 'field.changed', field: 'password', value: 'sample-password' } as const;
const submitted = { type: 'form.submitted', problems: {} } as const;
const blank = { type: 'form.submitted', problems: { email: '이메일을 입력해 주세요.' } } as const;
const refused = new Error('이메일 또는 비밀번호가 맞지 않아요.');

export const loginEntry: RegistryEntry = {
  title: '로그인',
  group: '공통',
  machine: loginMachine,
  ports: { logIn: { done: user, error: refused } },
  events: [email, password, submitted, blank],
  walkthroughs: [
    { name: '로그인', steps: [email, password, submitted, done('logIn', user)] },
    {
      name: '틀린 비밀번호 뒤 다시 입력',
      steps: [email, password, submitted, failed('logIn', refused), password],
    },
    { name: '빈칸으로 보내기', steps: [blank, email] },
  ],
};
