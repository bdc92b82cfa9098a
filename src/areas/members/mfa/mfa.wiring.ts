import { fromPromise } from 'xstate';
import { sessionFromLogin } from '#domain/members/auth/login.ts';
import { completeMfa } from '#domain/members/auth/mfa.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { mfaSetupMachine } from '#machines/members/auth/mfa-setup.machine.ts';
import { mfaVerificationMachine } from '#machines/members/auth/mfa-verification.machine.ts';
import { pendingMfaStep } from '#src/areas/members/login/pending-mfa-step.ts';
import { verificationText } from '#src/areas/members/mfa/mfa.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { PENDING_STEP_KEY } from '#src/lib/storage/tab-keys.ts';
import { deviceToken } from '../security/device-token.ts';

/** Provides the chart of the setup of two-step login with its calls and effects. */
export const wireMfaSetup = (app: AppServices, focusProblem: () => void) =>
  wire(mfaSetupMachine, app).provide({
    actions: { focusProblem: () => focusProblem() },
  });

/**
 * Provides the chart of the second step of a login with its calls and effects; on success the session
 * starts and the requested page opens.
 */
export function wireMfaVerification(app: AppServices, focusProblem: () => void) {
  const { call, session, navigate, tabStorage, storage } = app;
  return mfaVerificationMachine.provide({
    actors: {
      complete: fromPromise<SessionUser, { code: string; trustDevice: boolean }>(
        async ({ input: { code, trustDevice }, signal }) => {
          const tempToken = pendingMfaStep(app)?.tempToken ?? '';
          const body = { token: code, tempToken, trustDevice, device: deviceToken(storage) };
          const user = sessionFromLogin(await call(completeMfa, { body }, { signal }));
          if (!user) throw new Error(verificationText.failed);
          return user;
        },
      ),
    },
    actions: {
      focusProblem: () => focusProblem(),
      goToLogin: () => navigate(paths.login(), { replace: true }),
      dropPending: () => tabStorage.remove(PENDING_STEP_KEY),
      finish: (_, { user }) => link('login > session', session)({ type: 'session.loggedIn', user }),
    },
  });
}
