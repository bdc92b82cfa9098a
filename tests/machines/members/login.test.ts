import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { loginEntry } from '#proof/samples/members/login.entry.ts';
import { start } from '../start.ts';

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });
const submitted = { type: 'form.submitted', problems: {} };
const blank = {
  type: 'form.submitted',
  problems: { email: '이메일을 입력해 주세요.', password: '비밀번호를 입력해 주세요.' },
};
const filled = [typed('email', 'u@s.test'), typed('password', 'secret-1!')];
const user = { token: 't', nickname: 'n', name: 'n', email: 'u@s.test', userType: 'user' };
const refused = failed('logIn', new Error('이메일 또는 비밀번호가 잘못되었습니다.'));

it('sends what was typed, once, and starts the session with the answer', async () => {
  const { flow, play, asked, effects } = start(loginEntry);
  await play(...filled, submitted, submitted, submitted);
  expect(asked('logIn')).toEqual([{ email: 'u@s.test', password: 'secret-1!' }]);
  await play(done('logIn', user));
  expect(flow.snapshot.status).toBe('done');
  expect(effects).toEqual([['startSession', { user }]]);
});

it('asks nothing of the server while the form has problems', async () => {
  const { flow, play } = start(loginEntry);
  const { value, context } = await play(blank);
  expect([value, context.problems, flow.calls]).toEqual(['editing', blank.problems, []]);
});

it('forgets the problem of a field that is changed, and only of that one', async () => {
  const { context } = await start(loginEntry).play(blank, typed('email', 'u'));
  expect(context.problems).toEqual({ email: undefined, password: '비밀번호를 입력해 주세요.' });
});

it('keeps the e-mail of a refused try, says why, and wants the password again', async () => {
  const { play, effects } = start(loginEntry);
  const { value, context } = await play(...filled, submitted, refused);
  expect(value).toBe('editing');
  expect(context).toMatchObject({
    form: { email: 'u@s.test', password: '' },
    error: '이메일 또는 비밀번호가 잘못되었습니다.',
  });
  expect(effects).toEqual([]);
});

it('says the refusal until the next try has its own problems', async () => {
  const { play } = start(loginEntry);
  expect((await play(...filled, submitted, refused, typed('password', 'x'))).context.error).not.toBeNull();
  expect((await play(blank)).context.error).toBeNull();
});

it('does not change the form while it is on its way', async () => {
  const { context } = await start(loginEntry).play(...filled, submitted, typed('email', 'other@s.test'));
  expect(context.form.email).toBe('u@s.test');
});
