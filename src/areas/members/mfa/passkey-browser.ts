/** WebAuthn library of the browser, loaded on first use. */
const library = () => import('@simplewebauthn/browser');

/** Matches IP addresses, for which passkeys are not possible. */
const NUMBERS = /^[\d.]+$|:/;

/** True if the browser supports passkeys for this host. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMBERS.test(window.location.hostname);

type Asked = { challenge: string; [part: string]: unknown };

/** Lets the person choose and unlock a passkey; with `autofill` the browser offers them in the e-mail field. */
export async function answerPasskey(asked: Asked, signal: AbortSignal, autofill = false) {
  const { startAuthentication, WebAuthnAbortService } = await library();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return startAuthentication({ optionsJSON: asked, useBrowserAutofill: autofill });
}

/** Creates a passkey for this site. */
export async function makePasskey(asked: Asked) {
  const { startRegistration } = await library();
  // The server creates the options with the same library.
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: asked as unknown as Options });
}
