import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import LoginScreen from '#src/areas/members/login/login-screen.tsx';
import { type Answers, renderShop } from '../../support/client/member-app.tsx';

const LOGIN = '/api/auth/login';
const granted = {
  body: {
    success: true,
    data: {
      loginId: 'u@s.test',
      token: 'a'.repeat(20),
      nickname: '걷는하루',
      name: '김하루',
      email: 'u@s.test',
      role: 'USER',
      requiresMfa: false,
      tempToken: null,
    },
  },
};
const refused = {
  status: 400,
  body: { success: false, message: '이메일 또는 비밀번호가 잘못되었습니다.', data: null },
};
const open = (answer: Answers[string] = granted) =>
  renderShop(<LoginScreen />, { [LOGIN]: answer }, { person: null });
const email = () => screen.getByLabelText<HTMLInputElement>('이메일');
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호');
const submit = () => screen.getByRole('button', { name: '로그인' });
async function fill() {
  await userEvent.type(email(), 'u@s.test');
  await userEvent.type(password(), 'secret-1!');
}

beforeEach(() => window.history.replaceState(null, '', '/login?returnTo=%2Fcart'));

it('LoginScreen shows a problem for each empty field and sends nothing', async () => {
  const { to } = open();
  await userEvent.click(submit());
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(screen.getByText('이메일을 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  expect(to(LOGIN)).toEqual([]);
  await userEvent.type(email(), 'u@s.test');
  expect(email()).toBeValid();
  expect(password()).toBeInvalid();
});

it('LoginScreen shows a refusal, keeps the e-mail and clears the password', async () => {
  open(refused);
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('이메일 또는 비밀번호가 잘못되었습니다.');
  expect([email().value, password().value]).toEqual(['u@s.test', '']);
  expect(submit()).toBeEnabled();
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('LoginScreen shows once how long to wait, and sends no other attempt before', async () => {
  const { to } = open({ status: 429, body: { success: false }, headers: { 'retry-after': '2' } });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('2초 뒤에 다시 시도해 주세요.');
  await userEvent.type(password(), 'secret-1!{Enter}');
  await userEvent.click(submit());
  expect(to(LOGIN)).toHaveLength(1);
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'), { timeout: 4_000 });
  await userEvent.click(submit());
  await waitFor(() => expect(to(LOGIN)).toHaveLength(2));
});

it('LoginScreen sends one request for a double click with Enter', async () => {
  const { to } = open();
  await fill();
  const [button, field] = [submit(), password()];
  // In one task, before the answer arrives.
  fireEvent.click(button);
  fireEvent.click(button);
  if (field.form) fireEvent.submit(field.form);
  await waitFor(() => expect(window.localStorage.getItem('token')).toBe('a'.repeat(20)));
  expect(to(LOGIN)).toHaveLength(1);
});

it('LoginScreen opens the requested page, with the role in lower case', async () => {
  open();
  await fill();
  await userEvent.click(submit());
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(window.localStorage.getItem('userType')).toBe('user');
});

it('LoginScreen creates the mark of this browser at the first login, and sends it again', async () => {
  const { to } = open(refused);
  expect(window.localStorage.getItem('device')).toBeNull();
  await fill();
  await userEvent.click(submit());
  await screen.findByRole('alert');
  await userEvent.type(password(), 'secret-1!');
  await userEvent.click(submit());
  await waitFor(() => expect(to(LOGIN)).toHaveLength(2));
  const mark = window.localStorage.getItem('device');
  expect(mark).toMatch(/^[\w-]{43}$/);
  expect(to(LOGIN).map(({ body }) => JSON.parse(String(body)).device)).toEqual([mark, mark]);
});

it('LoginScreen leaves the Enter that ends a Korean syllable to the input method; the next one submits', async () => {
  const { to } = open();
  await fill();
  const composing = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true };
  fireEvent.compositionStart(email());
  fireEvent.keyDown(email(), composing);
  fireEvent.compositionEnd(email(), { data: '한' });
  fireEvent.keyUp(email(), { key: 'Enter', code: 'Enter' });
  expect(to(LOGIN)).toEqual([]);
  await userEvent.type(password(), '{Enter}');
  await waitFor(() => expect(to(LOGIN)).toHaveLength(1));
});

it('LoginScreen shows and hides the password without submitting', async () => {
  const { to } = open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(to(LOGIN)).toEqual([]);
});
