import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEAST_MS } from '#domain/members/signup/sign-up.ts';
import SignUpScreen from '#src/areas/members/signup/sign-up-screen.tsx';
import { type Answers, renderShop } from '../../support/client/member-app.tsx';

const SIGN_UP = '/api/auth/signup';
const NICKNAME = '/api/auth/nickname';
const requested = {
  userId: null,
  username: '문새봄',
  email: 'haneul@example.com',
  phone: '01023456789',
  role: 'USER',
  status: 'PENDING',
  createdAt: null,
  message: '메일을 확인해 주세요.',
};
const open = (answers: Answers = {}) =>
  renderShop(<SignUpScreen />, answers, { person: null, at: '/signup' });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^이메일/, 'haneul@example.com'],
  [/^비밀번호 \(/, 'walk-Steps 9!'],
  [/^비밀번호 확인/, 'walk-Steps 9!'],
  [/^이름/, '문새봄'],
  [/^휴대전화번호/, '01023456789'],
];
function fillIn() {
  for (const [name, value] of VALUES) fireEvent.change(field(name), { target: { value } });
}

afterEach(() => vi.restoreAllMocks());
beforeEach(() => window.sessionStorage.clear());

it('SignUpScreen asks for the required consents, ticks no other one, and sends nothing before', async () => {
  const { to } = open();
  fillIn();
  expect(screen.getByRole('list', { name: '비밀번호에 필요한 것' })).not.toHaveTextContent('아직');
  await userEvent.click(button('가입하기'));
  expect(screen.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
  await userEvent.click(box(/^필수 항목에 모두/));
  expect(box(/^이용약관에 동의해요/)).toBeChecked();
  expect(box(/^혜택과 소식/)).not.toBeChecked();
  expect(to(SIGN_UP)).toEqual([]);
});

it('SignUpScreen shows a document in a dialog, and the form is behind it as it was', async () => {
  open();
  fillIn();
  await userEvent.click(button('이용약관 보기'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('제1조'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field(/^이메일/)).toHaveValue('haneul@example.com');
});

it('SignUpScreen has typed values and consents after a reload, but no password', async () => {
  const { unmount } = open();
  fillIn();
  await userEvent.click(box(/^필수 항목에 모두/));
  unmount();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('walk-Steps');
  open();
  expect(field(/^이메일/)).toHaveValue('haneul@example.com');
  expect(box(/^이용약관에 동의해요/)).toBeChecked();
  expect([field(/^비밀번호 \(/).value, field(/^비밀번호 확인/).value]).toEqual(['', '']);
});

it('SignUpScreen names the address of the e-mail, which cannot be sent again at once', async () => {
  const { to } = open({ [SIGN_UP]: { body: { success: true, data: requested } } });
  const opened = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => opened + LEAST_MS);
  fillIn();
  await userEvent.click(box(/^필수 항목에 모두/));
  await userEvent.click(button('가입하기'));
  expect(await screen.findByText(/haneul@example\.com/)).toBeVisible();
  expect(button('메일 다시 보내기')).toHaveAttribute('aria-disabled', 'true');
  expect(to(SIGN_UP)).toHaveLength(1);
});

it('SignUpScreen says while typing whether a nickname is free, and nothing if that is unknown', async () => {
  const free = (available: boolean) => ({ body: { success: true, data: { nickname: '이름', available } } });
  open({
    [NICKNAME]: ({ url }) => {
      const nickname = new URL(url, 'https://shop.test').searchParams.get('value');
      if (nickname === '뛰는하루') return { status: 500, body: {} };
      return free(nickname === '나는하루');
    },
  });
  const says = (text: string) =>
    waitFor(() =>
      expect(document.querySelector('[data-flow="nicknameCheck"] [role="status"]')?.textContent).toBe(text),
    );
  const type = (value: string) => fireEvent.change(field(/^닉네임/), { target: { value } });
  type('걷는하루');
  await says('이미 있거나 쓸 수 없는 닉네임이에요.');
  type('나는하루');
  await says('쓸 수 있는 닉네임이에요.');
  type('뛰는하루');
  await says('');
  expect(button('가입하기')).not.toHaveAttribute('aria-disabled');
});
