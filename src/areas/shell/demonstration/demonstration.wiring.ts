import { waitFor } from 'xstate';
import { demonstrationMachine } from '#machines/shell/demonstration.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';
import { PUT_AWAY_KEY } from '#src/lib/storage/demonstration-key.ts';
import { demonstrationText as text } from './demonstration.text.ts';

/**
 * Provides the chart of the guide with its calls and effects: starts the session of the page, after the end of the one
 * that somebody else has there, and remembers in this browser that the guide was put away.
 */
export const wireDemonstration = (app: AppServices, reload: () => void) =>
  wire(demonstrationMachine, app, { advance: text.failed }).provide({
    actions: {
      startSession: (_, { user }) => {
        const send = link('demonstration > session', app.session);
        const start = () => user && send({ type: 'session.loggedIn', user });
        if (!app.session.getSnapshot().hasTag('signedIn')) return start();
        void waitFor(app.session, (snapshot) => snapshot.matches('anonymous')).then(start);
        send({ type: 'session.loggedOut' });
      },
      showSecondStep: () => app.toast(text.secondStep, 'error'),
      reloadPage: () => reload(),
      rememberPutAway: () => void app.storage.set(PUT_AWAY_KEY, 'yes'),
    },
  });
