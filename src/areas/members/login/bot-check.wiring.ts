import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { botCheckMachine } from '#machines/members/auth/bot-check.machine.ts';
import { botCheckText } from '#src/areas/members/login/bot-check.text.ts';
import type { AppServices } from '#src/flow/services.ts';

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

/** Loads the provider's script once per page; resolves when it reports ready. */
const loadScript = (siteKey: string) =>
  new Promise<void>((resolve, reject) => {
    if (window.grecaptcha) return window.grecaptcha.ready(resolve);
    const script = document.createElement('script');
    script.src = SCRIPT + encodeURIComponent(siteKey);
    script.async = true;
    script.onload = () =>
      window.grecaptcha ? window.grecaptcha.ready(resolve) : reject(new Error(botCheckText.loadFailed));
    script.onerror = () => reject(new Error(botCheckText.loadFailed));
    document.head.append(script);
  });

/**
 * Provides the chart of the bot check to the provider's script with its calls and effects; `warn`
 * receives the messages of spec 8.4.
 */
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

/** Bot-check token for one action; '' without a site key. Its actor stops with the attempt. */
export async function botToken(
  { botCheckKey, warn }: Pick<AppServices, 'botCheckKey' | 'warn'>,
  action: string,
  signal: AbortSignal,
): Promise<string> {
  const check = createActor(wireBotCheck(warn), { input: { siteKey: botCheckKey } }).start();
  const stop = () => check.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await askedToken(check, action);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Token of a running check; rejects with a message if the check fails. */
async function askedToken(check: ActorRefFrom<typeof botCheckMachine>, action: string): Promise<string> {
  check.send({ type: 'check.needed' });
  const settled = await waitFor(check, (snapshot) => !snapshot.hasTag('busy'));
  if (settled.matches('unconfigured')) return '';
  check.send({ type: 'token.requested', action });
  const { context } = await waitFor(check, (snapshot) => !snapshot.hasTag('busy'));
  if (context.token === null) throw new Error(context.error ?? botCheckText.loadFailed);
  return context.token;
}
