import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import EmailConfirmScreen from '#src/areas/members/security/email-confirm-screen.tsx';
import EmailUndoScreen from '#src/areas/members/security/email-undo-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const profile = { userId: 3, username: MEMBER.name, nickname: MEMBER.nickname, userType: 'USER' };
const stored = (key: string) => window.localStorage.getItem(key);
const ended = { status: 401, body: { success: false, message: '로그인이 필요해요.', data: null } };

/** A server that knows a session until an address is taken back. */
function shop(email: string): Answers {
  let [known, address] = [true, MEMBER.email];
  const done = (ends: boolean) => () => {
    [known, address] = [!ends, email];
    return { body: { success: true, data: { email } } };
  };
  return {
    'POST /api/auth/email-change': done(false),
    'POST /api/auth/email-undo': done(true),
    'GET /api/users/me/profile': () =>
      known ? { body: { success: true, data: { ...profile, email: address } } } : ended,
  };
}

beforeEach(() => window.history.replaceState(null, '', '/#token=of-a-mail'));

it('e-mail confirmation updates the address of the session at once', async () => {
  renderShop(<EmailConfirmScreen />, shop('new@s.test'), { person: MEMBER, at: '/email-change' });
  await screen.findByText(/new@s\.test 주소로 바꿨어요/);
  await waitFor(() => expect(stored('email')).toBe('new@s.test'));
  expect(stored('token')).toBe(MEMBER.token);
});

it('e-mail undo ends the session, and its message stays visible', async () => {
  const at = '/email-undo';
  const { visited } = renderShop(<EmailUndoScreen />, shop('old@s.test'), { person: MEMBER, at });
  await screen.findByText(/old@s\.test 주소로 되돌리고/);
  await waitFor(() => expect(stored('token')).toBeNull());
  expect(visited).toEqual([]);
  expect(screen.getByText(/비밀번호 새로 정하기/)).toBeTruthy();
});

it('e-mail undo after the session has ended redirects nowhere', async () => {
  const answers: Answers = { ...shop('old@s.test'), 'GET /api/users/me/profile': ended };
  const { visited } = renderShop(<EmailUndoScreen />, answers, { person: MEMBER, at: '/email-undo' });
  await screen.findByText(/old@s\.test 주소로 되돌리고/);
  await waitFor(() => expect(stored('token')).toBeNull());
  expect(visited).toEqual([]);
});
