import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import LoginScreen from '#src/areas/members/login/login-screen.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

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
const email = () => screen.getByLabelText<HTMLInputElement>('이메일');
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호');

/** Scripts added by the page; the test environment loads none. */
let scripts: HTMLScriptElement[] = [];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.grecaptcha;
});
beforeEach(() => window.history.replaceState(null, '', '/login?returnTo=%2Fcart'));

/** The screen as React renders it twice in development, with a site key. */
function openStrictly(warn: (message: string) => void = () => {}) {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  const screenTwice = (
    <StrictMode>
      <LoginScreen />
    </StrictMode>
  );
  return renderShop(screenTwice, { [LOGIN]: granted }, { person: null, botCheckKey: 'site', warn });
}
function sendAtOnce() {
  fireEvent.change(email(), { target: { value: 'u@s.test' } });
  fireEvent.change(password(), { target: { value: 'secret-1!' } });
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
}

it('LoginScreen starts one bot check per attempt under StrictMode', async () => {
  const { to } = openStrictly();
  expect(scripts).toEqual([]);
  sendAtOnce();
  await waitFor(() => expect(scripts).toHaveLength(1));
  window.grecaptcha = { ready: (then) => then(), execute: async () => 'token-1' };
  scripts[0]?.onload?.(new Event('load'));
  await waitFor(() => expect(to(LOGIN)).toHaveLength(1));
  expect(String(to(LOGIN)[0]?.body)).toContain('"recaptchaToken":"token-1"');
});

it('LoginScreen stops the bot check of an abandoned attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const warn = vi.fn();
  const { unmount } = openStrictly(warn);
  sendAtOnce();
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  unmount();
  // XState stops the actors of an unmounted screen in the next task.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn).not.toHaveBeenCalled();
});

it('LoginScreen reports a blocked script of the bot check in the form, and works once it loads', async () => {
  const warn = vi.fn();
  const { to } = openStrictly(warn);
  sendAtOnce();
  await waitFor(() => expect(scripts).toHaveLength(1));
  // The only addresses that the policy of the page allows: tests/server/http/pages/pages.test.ts.
  expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=site');
  scripts[0]?.onerror?.(new Event('error'));
  const told = '봇 확인 스크립트를 불러오지 못했습니다.';
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect([email().value, to(LOGIN), warn.mock.calls]).toEqual(['u@s.test', [], [[told]]]);
  sendAtOnce();
  await waitFor(() => expect(scripts).toHaveLength(2));
  window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => `${key}/${action}` };
  scripts[1]?.onload?.(new Event('load'));
  await waitFor(() => expect(to(LOGIN)).toHaveLength(1));
  expect(String(to(LOGIN)[0]?.body)).toContain('"recaptchaToken":"site/login_submit"');
});

it('LoginScreen works without a key of the bot check: a warning, and no script', async () => {
  const warn = vi.fn();
  const append = vi.spyOn(document.head, 'append');
  const { to } = renderShop(<LoginScreen />, { [LOGIN]: granted }, { person: null, warn });
  sendAtOnce();
  await waitFor(() => expect(to(LOGIN)).toHaveLength(1));
  expect(warn.mock.calls[0]).toEqual(['봇 확인 키가 설정되지 않았습니다.']);
  expect(append).not.toHaveBeenCalled();
});
