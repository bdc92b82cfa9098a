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

/** Adds the script once to a page; resolves when the service says it is ready. */
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

/** A token for one action; '' where no site key is set. The check ends with the attempt that asked for it. */
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

/** A check that cannot be had is an error to read. */
async function askedToken(check: ActorRefFrom<typeof botCheckMachine>, action: string): Promise<string> {
  check.send({ type: 'check.needed' });
  const settled = await waitFor(check, (snapshot) => !snapshot.hasTag('busy'));
  if (settled.matches('unconfigured')) return '';
  check.send({ type: 'token.requested', action });
  const { context } = await waitFor(check, (snapshot) => !snapshot.hasTag('busy'));
  if (context.token === null) throw new Error(context.error ?? botCheckText.loadFailed);
  return context.token;
}
