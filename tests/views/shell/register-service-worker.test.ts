import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { registerServiceWorker } from '#src/app/register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

const STORED = {
  token: 't'.repeat(20),
  nickname: '하루',
  name: '김하루',
  email: 'u@s.test',
  userType: 'user',
} as const;

/** A session of a member, and the messages to the worker of the page; the worker is never ready. */
function memberOnPage() {
  const told: unknown[] = [];
  const serviceWorker = {
    controller: { postMessage: (message: unknown) => told.push(message) },
    register: () => new Promise(() => {}),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  const machine = sessionMachine.provide({
    actors: { revoke: fromPromise<void, { token: string }>(async () => undefined) },
  });
  const session = createActor(machine, { input: { stored: STORED } }).start();
  return { session, told };
}

it.each(['before', 'after'] as const)(
  'logout %s the worker code came, with the worker not ready, tells it to delete the pages of the member',
  async (when) => {
    const { session, told } = memberOnPage();
    const leave = async () => {
      session.send({ type: 'session.loggedOut' });
      await vi.waitFor(() => expect(session.getSnapshot().context.user).toBeNull());
    };
    if (when === 'before') await leave();
    void registerServiceWorker({ session });
    if (when === 'after') await leave();
    expect(told).toEqual([{ type: 'left' }]);
  },
);

it('without a logout the worker deletes nothing', () => {
  const { session, told } = memberOnPage();
  void registerServiceWorker({ session });
  expect(told).toEqual([]);
});
