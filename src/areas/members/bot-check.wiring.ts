import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { botCheckMachine } from '#machines/members/bot-check.machine.ts';
import { botCheckText } from '#src/areas/members/bot-check.text.ts';

type Recaptcha = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=';

/** Adds the script once; resolves when the service says it is ready. */
const loadScript = (siteKey: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT + encodeURIComponent(siteKey);
    script.async = true;
    script.onload = () =>
      window.grecaptcha ? window.grecaptcha.ready(resolve) : reject(new Error(botCheckText.loadFailed));
    script.onerror = () => reject(new Error(botCheckText.loadFailed));
    document.head.append(script);
  });

/** The bot check with the browser's script; `warn` receives the sentences of spec 8.4. */
export const wireBotCheck = (warn: (message: string) => void) =>
  botCheckMachine.provide({
    actors: {
      loadScript: fromPromise<void, { siteKey: string }>(({ input }) => loadScript(input.siteKey)),
      execute: fromPromise<string, { siteKey: string; action: string }>(({ input }) => {
        if (!window.grecaptcha) throw new Error(botCheckText.notLoaded);
        return window.grecaptcha.execute(input.siteKey, { action: input.action });
      }),
    },
    actions: { warn: (_, { problem }) => warn(botCheckText[problem]) },
  });

/** A token for one action; '' where no site key is set. A check that cannot be had is an error to read. */
export async function botToken(actor: ActorRefFrom<typeof botCheckMachine>, action: string): Promise<string> {
  actor.send({ type: 'check.needed' });
  const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (settled.matches('unconfigured')) return '';
  actor.send({ type: 'token.requested', action });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (context.token === null) throw new Error(context.error ?? botCheckText.loadFailed);
  return context.token;
}
