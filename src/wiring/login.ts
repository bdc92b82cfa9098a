import { fromPromise } from 'xstate';
import { login, type SessionUser, sessionFromLogin } from '#domain/session.ts';
import { type LoginForm, loginMachine } from '#machines/login/login.machine.ts';
import { loginText } from '#src/text/ko/auth.ts';
import type { AppServices } from '#src/wiring/services.ts';

/** Login through the API; the session starts and the caller opens the wanted page. */
export const wireLogin = ({ call, session }: AppServices) =>
  loginMachine.provide({
    actors: {
      logIn: fromPromise<SessionUser, LoginForm>(async ({ input, signal }) => {
        const user = sessionFromLogin(await call(login, { body: input }, { signal }));
        if (!user) throw new Error(loginText.failed);
        return user;
      }),
    },
    actions: { startSession: (_, { user }) => session.send({ type: 'session.loggedIn', user }) },
  });
