import { safeReturnTo } from '#domain/members/auth/return-to.ts';
import type { SocialError } from '#domain/members/social-login/social-providers.ts';
import type { Context } from '../../kit/context.ts';
import { type SocialPerson, type SocialProvider, SocialUnreachable } from '../../kit/ports/social.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { insertCode } from './code-store.ts';
import { insertAttempt, takeAttempt } from './oauth-attempt-store.ts';
import { sealedPerson, validSocialPerson } from './social-person.ts';

const ATTEMPT_MS = 10 * 60 * 1000;
/** Lifetime of a code in ms, from one page to the next. */
const CODE_MS = 60 * 1000;

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'log'>;

type Beginning = { browserHash: Uint8Array; returnTo: string | null | undefined; userId: number | null };

/** Starts an attempt and returns the address for the redirect. */
export async function beginAttempt(
  { db, clock, secrets }: Ports,
  provider: SocialProvider,
  { browserHash, returnTo, userId }: Beginning,
): Promise<string> {
  const [state, verifier] = [newToken(), newToken()];
  await insertAttempt(db, {
    stateHash: hashToken(state),
    provider: provider.id,
    browserHash,
    verifierSealed: secrets.seal(verifier),
    returnTo: safeReturnTo(returnTo),
    userId,
    expiresAt: new Date(clock.now().getTime() + ATTEMPT_MS),
  });
  return provider.authorizeUrl(state, verifier);
}

/** Parameters of the provider's redirect. */
export type Returned = {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  browserHash: Uint8Array | null;
};

/** Completes an attempt; returns a code for the next page, or the reason of the failure. */
export async function endAttempt(
  ports: Ports,
  provider: SocialProvider,
  { state, code, error, browserHash }: Returned,
): Promise<{ code: string } | { error: SocialError }> {
  const { db, clock, secrets } = ports;
  if (!state || !browserHash) return { error: 'expired' };
  const back = { stateHash: hashToken(state), provider: provider.id, browserHash };
  const attempt = await takeAttempt(db, back, clock.now());
  if (!attempt) return { error: 'expired' };
  if (error === 'access_denied') return { error: 'denied' };
  if (error || !code) return { error: 'failed' };
  const person = await askPerson(ports, provider, code, secrets.open(attempt.verifierSealed));
  if ('error' in person) return person;
  const token = newToken();
  await insertCode(db, {
    codeHash: hashToken(token),
    userId: attempt.userId,
    provider: provider.id,
    personSealed: sealedPerson(secrets, person),
    kind: attempt.userId === null ? 'LOGIN' : 'CONNECT',
    browserHash,
    returnTo: attempt.returnTo,
    expiresAt: new Date(clock.now().getTime() + CODE_MS),
  });
  return { code: token };
}

async function askPerson(
  { log }: Ports,
  provider: SocialProvider,
  code: string,
  verifier: string,
): Promise<SocialPerson | { error: SocialError }> {
  try {
    const person = validSocialPerson(await provider.exchange(code, verifier));
    return person ?? { error: 'failed' };
  } catch (error) {
    // The error may contain personal data, so only its kind is logged.
    log.warn(
      { provider: provider.id, reason: error instanceof Error ? error.name : 'unknown' },
      'social login failed',
    );
    return { error: error instanceof SocialUnreachable ? 'unavailable' : 'failed' };
  }
}
