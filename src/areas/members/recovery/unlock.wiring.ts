import { fromPromise } from 'xstate';
import { askUnlock, unlock } from '#domain/members/recovery/unlock.ts';
import { unlockMachine } from '#machines/members/recovery/unlock.machine.ts';
import { unlockMailMachine } from '#machines/members/recovery/unlock-mail.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { botToken } from '../login/bot-check.wiring.ts';
import { deviceToken } from '../security/device-token.ts';

/**
 * Provides the chart of the request of an unlock e-mail with its calls and effects; the answer is the
 * same for unknown addresses.
 */
export const wireUnlockMail = (app: AppServices) =>
  unlockMailMachine.provide({
    actors: {
      ask: fromPromise<void, { email: string }>(async ({ input: { email }, signal }) => {
        const recaptchaToken = await botToken(app, 'unlock_submit', signal);
        await app.call(askUnlock, { body: { email, recaptchaToken } }, { signal });
      }),
    },
  });

/**
 * Provides the chart of the unlock link, which also makes this browser a known device with its calls
 * and effects.
 */
export const wireUnlock = ({ call, storage }: AppServices) =>
  unlockMachine.provide({
    actors: {
      unlock: fromPromise<void, { token: string }>(async ({ input: { token }, signal }) => {
        await call(unlock, { body: { token, device: deviceToken(storage) } }, { signal });
      }),
    },
  });
