import { fromPromise } from 'xstate';
import { verifyEmail } from '#domain/members/signup/verification.ts';
import { verifyEmailMachine } from '#machines/members/signup/verify-email.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { PROVEN_EMAIL_KEY } from '#src/lib/storage/tab-keys.ts';
import { askForLink } from './sign-up.wiring.ts';

export const wireVerifyEmail = (app: AppServices, focusProblem: () => void) =>
  verifyEmailMachine.provide({
    actors: {
      verify: fromPromise<{ email: string; message: string }, { token: string }>(
        ({ input: { token }, signal }) => app.call(verifyEmail, { body: { token } }, { signal }),
      ),
      resend: fromPromise<void, { email: string }>(({ input: { email }, signal }) =>
        askForLink(app, email, signal),
      ),
    },
    actions: {
      focusProblem: () => focusProblem(),
      rememberEmail: (_, { email }) => void app.tabStorage.set(PROVEN_EMAIL_KEY, email),
    },
  });
