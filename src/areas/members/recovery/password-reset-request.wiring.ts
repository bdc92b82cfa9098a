import { fromPromise } from 'xstate';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import {
  type ForgotForm,
  passwordResetRequestMachine,
} from '#machines/members/recovery/password-reset-request.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { botToken } from '../login/bot-check.wiring.ts';

/**
 * Provides the chart of the password-reset request with its calls and effects; the answer is the same
 * for unknown addresses.
 */
export const wirePasswordResetRequest = (app: AppServices, focusProblem: () => void) =>
  passwordResetRequestMachine.provide({
    actors: {
      ask: fromPromise<void, ForgotForm>(async ({ input: { email }, signal }) => {
        const recaptchaToken = await botToken(app, 'forgot_password_submit', signal);
        await app.call(forgotPassword, { body: { email, recaptchaToken } }, { signal });
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });
