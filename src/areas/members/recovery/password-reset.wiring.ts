import { fromPromise } from 'xstate';
import { resetPassword } from '#domain/members/recovery/password-reset.ts';
import { passwordResetMachine } from '#machines/members/recovery/password-reset.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { deviceToken } from '../security/device-token.ts';

/** Provides the chart of the password reset with the token of the link with its calls and effects. */
export const wirePasswordReset = ({ call, storage }: AppServices, focusProblem: () => void) =>
  wire(passwordResetMachine, { call }).provide({
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
