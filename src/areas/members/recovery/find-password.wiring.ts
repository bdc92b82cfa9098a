import { fromPromise } from 'xstate';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import {
  type ForgotForm,
  forgotPasswordMachine,
} from '#machines/members/recovery/forgot-password.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { botToken } from '../login/bot-check.wiring.ts';

/** Wires the password-reset request; the answer is the same for unknown addresses. */
export const wireForgotPassword = (app: AppServices, focusProblem: () => void) =>
  forgotPasswordMachine.provide({
    actors: {
      ask: fromPromise<void, ForgotForm>(async ({ input: { email }, signal }) => {
        const recaptchaToken = await botToken(app, 'forgot_password_submit', signal);
        await app.call(forgotPassword, { body: { email, recaptchaToken } }, { signal });
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });
