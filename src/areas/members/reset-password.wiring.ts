import { fromPromise } from 'xstate';
import { resetPassword } from '#domain/members/password-reset.ts';
import { resetPasswordMachine } from '#machines/members/reset-password.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { deviceMark } from './device-mark.ts';

/** The link of a mail and the new password. */
export const wireResetPassword = ({ call, storage }: AppServices, focusProblem: () => void) =>
  wire(resetPasswordMachine, { call }).provide({
    actors: {
      save: fromPromise<void, { token: string; newPassword: string }>(
        async ({ input: { token, newPassword }, signal }) => {
          await call(
            resetPassword,
            { body: { token, newPassword, device: deviceMark(storage) } },
            { signal },
          );
        },
      ),
    },
    actions: { focusProblem: () => focusProblem() },
  });
