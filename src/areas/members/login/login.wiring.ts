import { fromPromise } from 'xstate';
import { login, sessionFromLogin } from '#domain/members/auth/login.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { type LoginForm, loginMachine } from '#machines/members/auth/login.machine.ts';
import { loginText } from '#src/areas/members/login/login.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { deviceToken } from '../security/device-token.ts';
import { botToken } from './bot-check.wiring.ts';
import { beginSecondStep } from './pending-mfa-step.ts';

/**
 * Provides the chart of the login with its calls and effects: on success the session starts and the
 * caller opens the requested page, or the second step follows.
 */
export function wireLogin(app: AppServices, focusProblem: () => void, returnTo = '/') {
  const { call, session } = app;
  return loginMachine.provide({
    actors: {
      save: fromPromise<SessionUser | null, { body: LoginForm }>(async ({ input: { body }, signal }) => {
        const recaptchaToken = await botToken(app, 'login_submit', signal);
        const said = { ...body, recaptchaToken, device: deviceToken(app.storage) };
        const answer = await call(login, { body: said }, { signal });
        if (answer.requiresMfa) {
          beginSecondStep(app, answer, returnTo);
          return null;
        }
        const user = sessionFromLogin(answer);
        if (!user) throw new Error(loginText.failed);
        return user;
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      finish: (_, { result: user }) =>
        user && link('login > session', session)({ type: 'session.loggedIn', user }),
    },
  });
}
