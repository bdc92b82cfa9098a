import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyProof } from '#domain/members/auth/passkey.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type AccountRow, findAccountById } from '../account-store.ts';
import { mfaChangedEmail } from '../emails/mfa-changed.ts';
import { type ChallengeKind, findPasskey, noteUse, takeChallenge } from './passkey-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Returns the WebAuthn relying party: host and origin of the public address. */
export const siteOf = ({ publicUrl }: Pick<Context['config'], 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Returns the challenge in the client data of a WebAuthn response. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const has = typeof said === 'object' && said !== null && 'challenge' in said;
    return has && typeof said.challenge === 'string' ? said.challenge : '';
  } catch {
    return '';
  }
}

/** Verifies a passkey response and returns its account; the challenge is consumed in any case. */
export async function verifyPasskey(
  ports: Ports,
  proof: PasskeyProof,
  asked: { kind: Exclude<ChallengeKind, 'REGISTER'>; userId: number | null },
): Promise<AccountRow> {
  const { db, clock, config } = ports;
  const challenge = challengeIn(proof.response.clientDataJSON);
  const isOurs = await takeChallenge(db, { challenge, ...asked }, clock.now());
  const key = isOurs ? await findPasskey(db, proof.id) : undefined;
  const account = key ? await findAccountById(db, key.userId) : null;
  if (!key || !account || (asked.userId !== null && asked.userId !== key.userId)) throw refused();
  const { rpID, origin } = siteOf(config);
  const { userHandle, ...signed } = proof.response;
  const outcome = await verifyAuthenticationResponse({
    response: {
      ...proof,
      clientExtensionResults: {},
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // The counter is checked when it is advanced.
    credential: { id: proof.id, publicKey: new Uint8Array(key.publicKey), counter: 0 },
  }).catch(() => null);
  if (!outcome?.verified) throw refused();
  await moveOn(ports, account, proof.id, outcome.authenticationInfo.newCounter);
  return account;
}

/** Refuses a passkey whose counter went back, which indicates a clone, and notifies the owner. */
async function moveOn(ports: Ports, account: AccountRow, id: string, counter: number): Promise<void> {
  if (await noteUse(ports.db, id, counter, ports.clock.now())) return;
  const addressed = { kind: 'mfa-changed', to: account.email, memberId: account.id } as const;
  await inTransaction(ports.db, (tx) => queueMail(tx, ports, addressed, mfaChangedEmail('PASSKEY_COPIED')));
  throw refused();
}

const refused = () => new ShopError('PASSKEY_REFUSED');
