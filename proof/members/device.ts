import type { Page } from '@playwright/test';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { envelope } from '../kit/answers.ts';
import type { PortDriver } from '../kit/driver.ts';

/** Words in the challenge of the server from which the device below takes its result: the path decides it. */
const UNLOCKED = 'unlocked';
const CLOSED = 'closed';

const optionsWith = (challenge: string) =>
  envelope({
    challenge: Buffer.from(challenge).toString('base64url'),
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: 'AA', name: 'nobody', displayName: 'nobody' },
    pubKeyCredParams: [],
  });

/** Options that the device accepts at once. */
export const unlocked = async () => optionsWith(UNLOCKED);

/** Runs in the page. */
const standIn = (closed: string): void => {
  const bytes = new ArrayBuffer(1);
  const key = {
    id: 'AA',
    rawId: bytes,
    type: 'public-key',
    response: {
      clientDataJSON: bytes,
      attestationObject: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: null,
    },
    getClientExtensionResults: () => ({}),
  };
  const answer = async ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
    if (new TextDecoder().decode(publicKey.challenge) !== closed) return key;
    throw new DOMException('The operation was not allowed.', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'credentials', { value: { create: answer, get: answer } });
  PublicKeyCredential.isConditionalMediationAvailable = async () => true;
};

/** Replaces the passkey dialog of the browser and its device; e2e/mfa.spec.ts has one that signs. */
export const putDevice = (page: Page): Promise<void> => page.evaluate(standIn, CLOSED);

/**
 * A port that uses the device between two calls: the first is held, and the answer to `before` decides the result.
 */
export const byDevice = (before: Endpoint): PortDriver => ({
  asks: [before],
  answer: unlocked,
  beforeFailure: (error) =>
    error instanceof Error && error.name === 'NotAllowedError' ? optionsWith(CLOSED) : undefined,
});
