import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { endpoint } from '#domain/kit/endpoint.ts';
import { LazyMemberDialogs } from '#src/app/lazy-member-dialogs.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

// Its code loads with the first use; the tests do not wait for a slow machine.
beforeAll(async () => {
  await import('#src/areas/members/mfa/step-up-dialog.tsx');
});

const secretDeed = endpoint({
  method: 'POST',
  path: '/api/deed',
  access: 'member',
  keyed: true,
  fresh: true,
  summary: 'test',
  body: v.object({ word: v.string() }),
  response: v.string(),
  wrapping: 'envelope',
});

/** The code of the dialog loads with its first use. */
const SLOW = { timeout: 15_000 };
const opened = (label: string) => screen.findByLabelText(label, {}, SLOW);

/** A server that requires elevation until it gets the right password. */
function shop(ways: object) {
  let isProven = false;
  const refusal = (status: number, code: string, errors: object[] = []) => ({
    status,
    body: { success: false, message: '다시 확인해 주세요.', code, errors },
  });
  const answers: Answers = {
    'POST /api/deed': () =>
      isProven ? { body: { success: true, data: '했어요' } } : refusal(403, 'ELEVATION_REQUIRED'),
    'GET /api/users/me/elevate': {
      body: { success: true, data: { password: false, code: false, passkey: false, mail: false, ...ways } },
    },
    'POST /api/users/me/elevate/mail': { body: { success: true, data: null } },
    'POST /api/users/me/elevate': ({ body }) => {
      isProven = /right-1!|ABCD2345/.test(String(body));
      const data = { elevatedUntil: '2026-11-21T03:10:00.000Z' };
      return isProven
        ? { body: { success: true, data } }
        : refusal(400, 'INVALID_CREDENTIALS', [{ field: 'password', message: '비밀번호가 맞지 않아요.' }]);
    },
  };
  return renderMember(<LazyMemberDialogs />, answers);
}
const deed = (app: ReturnType<typeof shop>['app']) => app.call(secretDeed, { body: { word: '비밀' } });

it('step-up dialog asks for the password, shows a wrong one, and repeats the refused call with its key', async () => {
  const { app, to } = shop({ password: true });
  const answer = deed(app);
  const field = await opened('비밀번호');
  await userEvent.type(field, 'wrong-1!');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByText('비밀번호가 맞지 않아요.');
  expect(field).toHaveProperty('value', '');
  await userEvent.type(field, 'right-1!{Enter}');
  expect(await answer).toBe('했어요');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = to('/api/deed').map(({ key }) => key);
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)]);
});

it('step-up dialog lets every waiting call continue after one success', async () => {
  const { app, to } = shop({ password: true });
  const both = Promise.all([deed(app), app.call(secretDeed, { body: { word: '또' } })]);
  await userEvent.type(await opened('비밀번호'), 'right-1!{Enter}');
  expect(await both).toEqual(['했어요', '했어요']);
  expect(to('/api/users/me/elevate')).toHaveLength(2);
});

it('step-up dialog fails the call with the message of the server if it is cancelled', async () => {
  const { app } = shop({ password: true });
  const answer = deed(app).catch((error: unknown) => error);
  await opened('비밀번호');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toMatchObject({ code: 'ELEVATION_REQUIRED' });
});

it('step-up dialog sends a code by e-mail to members without another method', async () => {
  const { app, to } = shop({ mail: true });
  const answer = deed(app);
  await userEvent.click(await screen.findByRole('button', { name: '메일로 코드 받기' }, SLOW));
  await userEvent.type(await opened('메일로 받은 코드'), 'ABCD2345{Enter}');
  expect(await answer).toBe('했어요');
  expect(to('/api/users/me/elevate/mail')).toHaveLength(1);
});

it('step-up dialog closes at logout', async () => {
  const { app } = shop({ password: true });
  const answer = deed(app).catch((error: unknown) => error);
  await opened('비밀번호');
  app.session.send({ type: 'session.expired' });
  expect(await answer).toMatchObject({ code: 'ELEVATION_REQUIRED' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
