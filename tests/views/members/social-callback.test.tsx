import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import SocialCallbackScreen from '#src/areas/members/social-login/social-callback-screen.tsx';
import { type Answers, renderShop } from '../../support/client/member-app.tsx';

const needs = {
  needs: 'CONSENT',
  ticket: 't'.repeat(43),
  provider: 'kakao',
  email: null,
  emailVerified: false,
  name: null,
};
const signedIn = {
  loginId: 'u@s.test',
  token: 'a'.repeat(20),
  nickname: '걷는하루',
  name: '김하루',
  email: 'u@s.test',
  role: 'USER',
  requiresMfa: false,
  tempToken: null,
};
const ok = (data: unknown) => ({ body: { success: true, data } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** A form whose mail is pending until `mailed` is called. */
async function askForMail() {
  let mailed = () => {};
  const sent = new Promise<void>((resolve) => {
    mailed = resolve;
  });
  renderShop(
    <SocialCallbackScreen />,
    {
      'POST /api/auth/social/exchange': ok(needs),
      'POST /api/auth/social/email': () => sent.then(() => ok({ email: 'haneul@example.com' })),
    },
    { person: null, at: '/auth/callback' },
  );
  await screen.findByLabelText('닉네임');
  type('이메일', 'haneul@example.com');
  const button = screen.getByRole('button', { name: '인증 번호 받기' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  return mailed;
}

beforeEach(() => window.history.replaceState(null, '', `/auth/callback#code=${'c'.repeat(43)}`));

it('social sign-up form keeps text typed while the e-mail is sent, and its focus', async () => {
  const mailed = await askForMail();
  field('닉네임').focus();
  type('닉네임', '하늘길');
  type('이메일', 'other@example.com');
  expect([field('닉네임').value, field('이메일').value]).toEqual(['하늘길', 'other@example.com']);
  mailed();
  await screen.findByText(/haneul@example\.com/);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(field('닉네임'));
  expect([field('닉네임').value, field('이메일').value]).toEqual(['하늘길', 'other@example.com']);
});

it('social sign-up form focuses the code field after sending if nothing is typed', async () => {
  const mailed = await askForMail();
  mailed();
  await waitFor(() => expect(document.activeElement).toBe(field('인증 번호')));
});

const fragment = (text: string) => window.history.replaceState(null, '', `/auth/callback#${text}`);
const open = (answers: Answers = {}) =>
  renderShop(<SocialCallbackScreen />, answers, { person: null, at: '/auth/callback' });
const exchanged = (answer: object) => ({ 'POST /api/auth/social/exchange': ok(answer) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['denied', '동의하지 않아 로그인하지 않았어요.'],
  ['of-another-shop', '간편 로그인을 마치지 못했어요. 다시 시도해 주세요.'],
])('social callback with the error %s says why, and leads back to the login', async (error, says) => {
  fragment(`error=${error}`);
  open();
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByRole('link', { name: '로그인으로 돌아가기' })).toHaveAttribute('href', '/login');
});

it('social callback takes only a code from the address: no token, name or role', async () => {
  fragment('token=abc&email=evil@example.com&name=admin&role=admin&userType=admin');
  const { requests } = open();
  await screen.findByText(/간편 로그인을 마치지 못했어요/);
  expect([window.location.hash, { ...window.localStorage }, requests]).toEqual(['', {}, []]);
});

it('social sign-up form has the name of the other site, and asks for the required consents before it sends', async () => {
  const { to } = open(
    exchanged({ ...needs, name: '하늘', email: 'haneul@example.com', emailVerified: true }),
  );
  expect(await screen.findByLabelText('닉네임')).toHaveValue('하늘');
  expect(window.location.hash).toBe('');
  press('가입하고 시작하기');
  expect(await screen.findByText('필수 약관에 동의해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('필수 항목에 모두 동의해요')).toHaveFocus());
  expect(to('/api/auth/social/join')).toEqual([]);
});

it('social link form shows a wrong password, and enters with the right one', async () => {
  let tries = 0;
  const { to, visited } = open({
    ...exchanged({ ...needs, needs: 'LINK', email: 'u@s.test', emailVerified: true }),
    'POST /api/auth/social/link': () => {
      tries += 1;
      if (tries === 1)
        return { status: 400, body: { success: false, message: '다시 확인해 주세요.', data: null } };
      return ok({ ...signedIn, returnTo: '/wishlist' });
    },
  });
  await screen.findByRole('heading', { name: '이미 가입한 이메일이에요' });
  type('비밀번호', 'wrong-password1!');
  press('연결하고 로그인');
  expect(await screen.findByRole('alert')).toHaveTextContent('다시 확인해 주세요.');
  type('비밀번호', 'walk-Steps 9!');
  press('연결하고 로그인');
  await waitFor(() => expect(window.localStorage.getItem('email')).toBe('u@s.test'));
  expect([visited, to('/api/auth/social/link').length]).toEqual([['/wishlist'], 2]);
});
