import { fromPromise } from 'xstate';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import {
  type ForgotForm,
  forgotPasswordMachine,
} from '#machines/members/recovery/forgot-password.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { botToken } from '../login/bot-check.wiring.ts';

/** The letter with the link; its answer says nothing of the address. */
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
