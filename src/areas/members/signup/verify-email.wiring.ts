import { fromPromise } from 'xstate';
import { verifyEmailMachine } from '#machines/members/signup/verify-email.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { PROVEN_EMAIL_KEY } from '#src/lib/storage/tab-keys.ts';
import { askForLink } from './sign-up.wiring.ts';

/**
 * Provides the chart of the page behind the sign-up link with its calls and effects; the verified
 * address is kept in the tab for the next form.
 */
export const wireVerifyEmail = (app: AppServices, focusProblem: () => void) =>
  wire(verifyEmailMachine, app).provide({
    actors: {
      resend: fromPromise<void, { email: string }>(({ input: { email }, signal }) =>
        askForLink(app, email, signal),
      ),
    },
    actions: {
      focusProblem: () => focusProblem(),
      rememberEmail: (_, { email }) => void app.tabStorage.set(PROVEN_EMAIL_KEY, email),
    },
  });
