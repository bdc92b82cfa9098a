import { expect, it } from 'vitest';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { done, failed } from '#proof/entry.ts';
import { loginEntry } from '#proof/members/login.proof.ts';
import { start } from '../start.ts';

const typed = (field: string, value: string) => ({ type: 'field.changed', change: { [field]: value } });
const submitted = { type: 'form.submitted' };
const filled = [typed('email', 'u@s.test'), typed('password', 'secret-1!')];
const user = { token: 't', nickname: 'n', name: 'n', email: 'u@s.test', userType: 'user' };
const refused = failed('save', new Error('이메일 또는 비밀번호가 잘못되었습니다.'));
const said = ({ context: { problems } }: { context: { problems: FieldProblem[] } }) =>
  ['email', 'password'].map((field) => sentenceAt(problems, field));
const missing = ['이메일을 입력해 주세요.', '비밀번호를 입력해 주세요.'];

it('loginMachine sends the form once and starts the session with the answer', async () => {
  const { flow, play, asked, effects } = start(loginEntry);
  await play(...filled, submitted, submitted, submitted);
  expect(asked('save')).toEqual([{ body: { email: 'u@s.test', password: 'secret-1!' } }]);
  effects.length = 0;
  await play(done('save', user));
  expect(flow.snapshot.status).toBe('done');
  expect(effects).toEqual([['dropStored'], ['finish', { result: user }]]);
});

it('loginMachine sends nothing with problems, and focuses the first one', async () => {
  const { flow, play, effects } = start(loginEntry);
  const told = await play(submitted);
  expect([told.value, said(told), flow.calls]).toEqual([{ editing: 'typing' }, missing, []]);
  expect(effects).toEqual([['focusProblem']]);
});

it('loginMachine drops the problem of a changed field only', async () => {
  const changed = await start(loginEntry).play(submitted, typed('email', 'u'));
  expect(said(changed)).toEqual([undefined, missing[1]]);
});

it('loginMachine keeps the e-mail after a refusal, shows why, and clears the password', async () => {
  const { play, effects } = start(loginEntry);
  const { value, context } = await play(...filled, submitted, refused);
  expect(value).toEqual({ editing: 'refused' });
  expect(context).toMatchObject({
    values: { email: 'u@s.test', password: '' },
    error: '이메일 또는 비밀번호가 잘못되었습니다.',
  });
  expect(effects.map(([name]) => name)).not.toContain('finish');
});

it('loginMachine shows the refusal until the next attempt has its own problems', async () => {
  const { play } = start(loginEntry);
  expect((await play(...filled, submitted, refused, typed('email', ''))).context.error).not.toBeNull();
  const told = await play(submitted);
  expect([told.context.error, said(told)]).toEqual([null, missing]);
});

it('loginMachine accepts no changes while sending', async () => {
  const { context } = await start(loginEntry).play(...filled, submitted, typed('email', 'other@s.test'));
  expect(context.values.email).toBe('u@s.test');
});

it('loginMachine tells an unknown result from a refusal', async () => {
  const lost = failed('save', Object.assign(new Error('응답이 늦어요.'), { status: 500 }));
  const { value, context } = await start(loginEntry).play(...filled, submitted, lost);
  expect([value, context.error]).toEqual([{ editing: 'unanswered' }, '응답이 늦어요.']);
});
