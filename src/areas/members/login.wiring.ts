import { createActor, fromPromise } from 'xstate';
import { login, type SessionUser, sessionFromLogin } from '#domain/members/session.ts';
import { type LoginForm, loginMachine } from '#machines/members/login.machine.ts';
import { loginText } from '#src/areas/members/login.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/link.ts';
import { botToken, wireBotCheck } from './bot-check.wiring.ts';

/** Login through the API; the session starts and the caller opens the wanted page. */
export function wireLogin({ call, session, botCheckKey, warn }: AppServices) {
  const botCheck = createActor(wireBotCheck(warn), { input: { siteKey: botCheckKey } }).start();
  return loginMachine.provide({
    actors: {
      logIn: fromPromise<SessionUser, LoginForm>(async ({ input, signal }) => {
        const recaptchaToken = await botToken(botCheck, 'login_submit');
        const user = sessionFromLogin(await call(login, { body: { ...input, recaptchaToken } }, { signal }));
        if (!user) throw new Error(loginText.failed);
        return user;
      }),
    },
    actions: {
      startSession: (_, { user }) => link('login > session', session)({ type: 'session.loggedIn', user }),
    },
  });
}
