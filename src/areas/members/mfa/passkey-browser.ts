/** The browser's side of passkeys: its code comes with the first wish for one. */
const library = () => import('@simplewebauthn/browser');

/** An address of numbers: passkeys belong to names. */
const NUMBERS = /^[\d.]+$|:/;

/** Whether this browser knows passkeys at all, and can keep one for this host. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMBERS.test(window.location.hostname);

type Asked = { challenge: string; [part: string]: unknown };

/** Lets the person choose and unlock a passkey; `autofill` waits in the field of the e-mail until one is chosen. */
export async function answerPasskey(asked: Asked, signal: AbortSignal, autofill = false) {
  const { startAuthentication, WebAuthnAbortService } = await library();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return startAuthentication({ optionsJSON: asked, useBrowserAutofill: autofill });
}

/** Makes a passkey for this site. */
export async function makePasskey(asked: Asked) {
  const { startRegistration } = await library();
  // The server's half of the same library has written it.
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: asked as unknown as Options });
}
