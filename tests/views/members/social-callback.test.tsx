import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import SocialCallbackScreen from '#src/areas/members/social-login/social-callback-screen.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

const needs = {
  needs: 'CONSENT',
  ticket: 't'.repeat(43),
  provider: 'kakao',
  email: null,
  emailVerified: false,
  name: null,
};
const ok = (data: unknown) => ({ body: { success: true, data } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** A form whose mail is under way until `mailed` is called. */
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
