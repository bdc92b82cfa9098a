import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import EmailConfirmScreen from '#src/areas/members/security/email-confirm-screen.tsx';
import EmailUndoScreen from '#src/areas/members/security/email-undo-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const profile = { userId: 3, username: MEMBER.name, nickname: MEMBER.nickname, userType: 'USER' };
const stored = (key: string) => window.localStorage.getItem(key);
const ended = { status: 401, body: { success: false, message: '로그인이 필요해요.', data: null } };

/** A server whose session is valid until a change of address is undone. */
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

it.each([
  ['/email-change', EmailConfirmScreen, '링크가 올바르지 않거나 시간이 지났어요.'],
  ['/email-undo', EmailUndoScreen, '링크가 올바르지 않거나 7일이 지났어요.'],
] as const)(
  '%s says that an unknown link is of no use, without its token in the address',
  async (at, Screen, says) => {
    const unknown = {
      status: 400,
      body: { success: false, code: 'INVALID_TOKEN', message: '없어요', data: null },
    };
    renderShop(<Screen />, { [`POST /api/auth${at}`]: unknown }, { person: null, at });
    expect(await screen.findByText(says, { exact: false })).toBeVisible();
    expect(window.location.hash).toBe('');
  },
);
