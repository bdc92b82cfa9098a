import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Passkey, PasskeyProof, PasskeyRegistration } from '#domain/members/auth/passkey.ts';
import { MAX_PASSKEYS } from '#domain/policies/accounts.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { completeLogin } from '../auth/complete-login.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { mfaChangedEmail } from '../emails/mfa-changed.ts';
import {
  type ChallengeKind,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  removeKey,
  renameKey,
  takeChallenge,
} from './passkey-store.ts';
import { challengeIn, siteOf, verifyPasskey } from './verify-passkey.ts';

const CHALLENGE_MS = 2 * 60_000;

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Options = { challenge: string };

const kept = async <Asked extends Options>(
  { db, clock }: Ports,
  asked: Asked,
  by: { kind: ChallengeKind; userId: number | null },
): Promise<Asked> => {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(db, { challenge: asked.challenge, ...by }, expiresAt);
  return asked;
};

/** Returns the passkeys of a member. */
export async function readPasskeys({ db }: Ports, userId: number): Promise<Passkey[]> {
  return (await passkeysOf(db, userId)).map((row) => ({
    id: row.id,
    name: row.name,
    synced: row.backedUp,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns the WebAuthn options for registering a passkey. */
export async function askForNewKey(ports: Ports, { id, email, nickname }: Member): Promise<Options> {
  const known = await passkeysOf(ports.db, id);
  const asked = await generateRegistrationOptions({
    rpName: '신발장',
    rpID: siteOf(ports.config).rpID,
    userName: email,
    userDisplayName: nickname,
    userID: new Uint8Array(Buffer.from(String(id))),
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return kept(ports, asked, { kind: 'REGISTER', userId: id });
}

/** Registers a passkey after verifying its attestation; throws PASSKEY_REFUSED if it is invalid. */
export async function addKey(
  ports: Ports,
  user: Member,
  { response, name }: { response: PasskeyRegistration; name?: string | undefined },
): Promise<Passkey> {
  const { db, clock, config } = ports;
  const now = clock.now();
  const challenge = challengeIn(response.response.clientDataJSON);
  const refusal = new ShopError('PASSKEY_REFUSED');
  if (!(await takeChallenge(db, { challenge, kind: 'REGISTER', userId: user.id }, now))) throw refusal;
  const { rpID, origin } = siteOf(config);
  const { transports = [], ...attested } = response.response;
  const outcome = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {}, response: attested },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!outcome?.verified) throw refusal;
  const { credential, credentialDeviceType, credentialBackedUp } = outcome.registrationInfo;
  await inTransaction(db, async (tx) => {
    await lockMember(tx, user.id);
    const count = (await passkeysOf(tx, user.id)).length;
    const isKept =
      count < MAX_PASSKEYS &&
      (await insertPasskey(tx, {
        id: credential.id,
        userId: user.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        deviceType: credentialDeviceType,
        backedUp: credentialBackedUp,
        transports: transports.join(','),
        name: name ?? `패스키 ${count + 1}`,
        now,
      }));
    if (!isKept) throw refusal;
    await told(tx, ports, user, 'PASSKEY_ADDED');
  });
  const added = (await readPasskeys(ports, user.id)).find(({ id }) => id === credential.id);
  if (!added) throw refusal;
  return added;
}

/** Renames a passkey; throws PASSKEY_NOT_FOUND if it is not the member's. */
export async function callKey({ db }: Ports, userId: number, id: string, name: string): Promise<null> {
  if (!(await renameKey(db, userId, id, name))) throw new ShopError('PASSKEY_NOT_FOUND');
  return null;
}

/** Deletes a passkey and notifies the member. */
export const dropKey = (ports: Ports, user: Member, id: string): Promise<null> =>
  inTransaction(ports.db, async (tx) => {
    if (!(await removeKey(tx, user.id, id))) throw new ShopError('PASSKEY_NOT_FOUND');
    await told(tx, ports, user, 'PASSKEY_REMOVED');
    return null;
  });

async function told(
  tx: Parameters<typeof queueMail>[0],
  ports: Ports,
  { id, email }: Member,
  what: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED',
): Promise<void> {
  await audit(tx, { action: what, target: ['MEMBER', id] }, ports.clock.now());
  await queueMail(tx, ports, { kind: 'mfa-changed', to: email, memberId: id }, mfaChangedEmail(what));
}

/** Returns the WebAuthn options for any passkey of this site, or for those of a member. */
export async function askForProof(ports: Ports, userId: number | null): Promise<Options> {
  const known = userId === null ? [] : await passkeysOf(ports.db, userId);
  const asked = await generateAuthenticationOptions({
    rpID: siteOf(ports.config).rpID,
    userVerification: 'required',
    allowCredentials: known.map(({ id }) => ({ id })),
  });
  return kept(ports, asked, { kind: userId === null ? 'LOGIN' : 'ELEVATE', userId });
}

/**
 * Returns WebAuthn options for a member without listing credentials, so that it does not reveal
 * whether the member has any.
 */
export async function askForOwner(ports: Ports, userId: number): Promise<Options> {
  const { rpID } = siteOf(ports.config);
  const asked = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  return kept(ports, asked, { kind: 'LINK', userId });
}

/** Logs in with a passkey, which is both factors. A password lockout does not apply. */
export async function logInByKey(
  ports: Ports,
  proof: PasskeyProof,
  from: ClientInfo,
): Promise<LoginResponse> {
  const account = await verifyPasskey(ports, proof, { kind: 'LOGIN', userId: null });
  if (account.status === 'DELETED') throw new ShopError('PASSKEY_REFUSED');
  if (account.status === 'PENDING') throw new ShopError('ACCOUNT_NOT_VERIFIED');
  return completeLogin(ports, account, from, 'PASSKEY');
}
