import { fromPromise } from 'xstate';
import { sessionFromLogin } from '#domain/members/auth/login.ts';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
} from '#domain/members/auth/passkey.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { passkeyMachine } from '#machines/members/auth/passkey.machine.ts';
import { passkeyListMachine } from '#machines/members/auth/passkey-list.machine.ts';
import { passkeyText } from '#src/areas/members/mfa/passkey.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';
import { deviceToken } from '../security/device-token.ts';
import { answerPasskey, makePasskey } from './passkey-browser.ts';

async function logIn(
  { call, storage }: AppServices,
  signal: AbortSignal,
  autofill: boolean,
): Promise<SessionUser> {
  const asked = await call(passkeyLoginOptions, {}, { signal });
  const response = await answerPasskey(asked, signal, autofill);
  const body = { response, device: deviceToken(storage) };
  const user = sessionFromLogin(await call(passkeyLogin, { body }, { signal }));
  if (!user) throw new Error(passkeyText.failed);
  return user;
}

/** Provides the chart of the login by passkey with its calls and effects; on success the session starts. */
export const wirePasskey = (app: AppServices) =>
  passkeyMachine.provide({
    actors: {
      offer: fromPromise<SessionUser>(({ signal }) => logIn(app, signal, true)),
      prove: fromPromise<SessionUser>(({ signal }) => logIn(app, signal, false)),
    },
    actions: {
      finish: (_, { user }) => link('login > session', app.session)({ type: 'session.loggedIn', user }),
    },
  });

/** Provides the chart of the member's list of passkeys with its calls and effects. */
export const wirePasskeyList = ({ call }: AppServices) =>
  wire(passkeyListMachine, { call }).provide({
    actors: {
      add: fromPromise<void>(async ({ signal }) => {
        const response = await makePasskey(await call(passkeyOptions, {}, { signal }));
        await call(addPasskey, { body: { response } }, { signal });
      }),
    },
  });
