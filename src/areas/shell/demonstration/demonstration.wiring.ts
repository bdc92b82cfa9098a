import { fromPromise, waitFor } from 'xstate';
import type { DemoAccount } from '#domain/jobs/demonstration.ts';
import { login, sessionFromLogin } from '#domain/members/auth/login.ts';
import { demonstrationMachine } from '#machines/shell/demonstration.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';
import { PUT_AWAY_KEY } from '#src/lib/storage/demonstration-key.ts';
import { demonstrationText as text } from './demonstration.text.ts';

/**
 * Provides the chart of the guide with its calls and effects: logs in through the session of the page, and remembers
 * in this browser that it was put away.
 */
export const wireDemonstration = (app: AppServices, reload: () => void) =>
  wire(demonstrationMachine, app, { advance: text.failed }).provide({
    actors: {
      logIn: fromPromise<void, { account: DemoAccount }>(async ({ input: { account } }) => {
        const { email, password } = account;
        const user = sessionFromLogin(await app.call(login, { body: { email, password } }));
        if (!user) throw new Error(text.secondStep);
        const send = link('demonstration > session', app.session);
        if (app.session.getSnapshot().hasTag('signedIn')) {
          send({ type: 'session.loggedOut' });
          await waitFor(app.session, (snapshot) => snapshot.matches('anonymous'));
        }
        send({ type: 'session.loggedIn', user });
      }),
    },
    actions: {
      reloadPage: () => reload(),
      rememberPutAway: () => void app.storage.set(PUT_AWAY_KEY, 'yes'),
    },
  });
