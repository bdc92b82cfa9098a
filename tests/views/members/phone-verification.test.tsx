import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneVerification } from '#src/areas/members/phone/phone-verification.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const PHONE = '/api/users/me/phone';
const ok = (data: unknown) => ({ body: { success: true, data } });
const refused = (code: string, message: string) => ({
  status: 400,
  body: { success: false, code, message, data: null },
});
const proven = { phone: '01023456789', verifiedAt: '2026-11-21T03:00:00.000Z' };

function open(confirm: Answers[string], known = { phone: '', verifiedAt: null as string | null }) {
  return renderMember(<PhoneVerification />, {
    [`GET ${PHONE}`]: ok(known),
    [`POST ${PHONE}/code`]: ok(null),
    [`POST ${PHONE}/confirm`]: confirm,
  });
}
const number = () => screen.findByLabelText<HTMLInputElement>('휴대전화번호');
const code = () => screen.findByLabelText<HTMLInputElement>('인증 번호 6자리');
const button = (name: string) => screen.getByRole('button', { name });
async function sendCode() {
  fireEvent.change(await number(), { target: { value: '010-2345-6789' } });
  await userEvent.type(await number(), '{Enter}');
  fireEvent.change(await code(), { target: { value: '123456' } });
}

it('PhoneVerification refuses a number that is no mobile one, with the focus in its field', async () => {
  const { to } = open(ok(proven));
  fireEvent.change(await number(), { target: { value: '02-123-4567' } });
  await userEvent.click(button('인증 번호 받기'));
  expect(await screen.findByText(/010-1234-5678처럼/)).toBeVisible();
  await waitFor(async () => expect(await number()).toHaveFocus());
  expect(to(`${PHONE}/code`)).toEqual([]);
});

it('PhoneVerification names the number of the message, shows a wrong code, and stores the right one', async () => {
  let tries = 0;
  open(() => {
    tries += 1;
    return tries === 1 ? refused('INVALID_CODE', '인증 번호가 맞지 않아요.') : ok(proven);
  });
  await sendCode();
  expect(screen.getByRole('status')).toHaveTextContent('010-2345-6789');
  expect(button('인증 번호 다시 받기')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('번호 확인'));
  expect(await screen.findByText('인증 번호가 맞지 않아요.')).toBeVisible();
  await userEvent.type(await code(), '{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('010-2345-6789 ·'));
});

it('PhoneVerification says that a number belongs to another account, and offers an empty form', async () => {
  open(refused('PHONE_TAKEN', '다른 계정에서 인증한 번호예요.'));
  await sendCode();
  await userEvent.click(button('번호 확인'));
  expect(await screen.findByText('다른 계정에서 인증한 번호예요.')).toBeVisible();
  await userEvent.click(button('다른 번호로 인증하기'));
  expect(await number()).toHaveValue('');
});

it('PhoneVerification keeps the verified number if another one is begun and abandoned', async () => {
  open(ok(proven), proven);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('010-2345-6789 ·'));
  await userEvent.click(button('번호 바꾸기'));
  await number();
  await userEvent.click(button('그만두기'));
  expect(await screen.findByRole('status')).toHaveTextContent('010-2345-6789 ·');
});
