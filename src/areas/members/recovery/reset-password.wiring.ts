import { fromPromise } from 'xstate';
import { resetPassword } from '#domain/members/recovery/password-reset.ts';
import { resetPasswordMachine } from '#machines/members/recovery/reset-password.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { deviceToken } from '../security/device-token.ts';

/** Wires the password reset with the token of the link. */
export const wireResetPassword = ({ call, storage }: AppServices, focusProblem: () => void) =>
  wire(resetPasswordMachine, { call }).provide({
    actors: {
      save: fromPromise<void, { token: string; newPassword: string }>(
        async ({ input: { token, newPassword }, signal }) => {
          await call(
            resetPassword,
            { body: { token, newPassword, device: deviceToken(storage) } },
            { signal },
          );
        },
      ),
    },
    actions: { focusProblem: () => focusProblem() },
  });
