import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import NotMeScreen from '#src/areas/members/security/not-me-screen.tsx';
import { type Answers, renderShop } from '../../support/client/member-app.tsx';

const NOT_ME = '/api/auth/not-me';
const open = (answer: Answers[string]) =>
  renderShop(<NotMeScreen />, { [NOT_ME]: answer }, { person: null, at: '/not-me' });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: '해당 기기 로그아웃하기' }));

beforeEach(() => window.history.replaceState(null, '', '/not-me#token=of-a-mail'));

it('NotMeScreen ends nothing by being opened, and removes the token from the address', async () => {
  const { to } = open({ body: { success: true, data: { mailed: true } } });
  expect(await screen.findByRole('button', { name: '해당 기기 로그아웃하기' })).toBeVisible();
  expect([window.location.hash, to(NOT_ME)]).toEqual(['', []]);
});

it('NotMeScreen ends the session by its button, and says that an e-mail for a new password is sent', async () => {
  const { to } = open({ body: { success: true, data: { mailed: true } } });
  await press();
  expect(await screen.findByRole('heading', { name: '해당 기기를 로그아웃했어요' })).toBeVisible();
  expect(screen.getByText(/비밀번호를 다시 정하는 메일을 보냈어요/)).toBeVisible();
  expect(to(NOT_ME).map(({ body }) => JSON.parse(String(body)))).toEqual([{ token: 'of-a-mail' }]);
});

it.each([
  ['INVALID_TOKEN', '쓸 수 없는 링크예요'],
  ['TOKEN_EXPIRED', '링크가 만료됐어요'],
])('NotMeScreen leads to a new password after the refusal %s', async (code, title) => {
  open({ status: 400, body: { success: false, code, message: '안 돼요', data: null } });
  await press();
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
  expect(screen.getByRole('link', { name: '비밀번호 다시 정하기' })).toHaveAttribute(
    'href',
    '/find-password',
  );
});
