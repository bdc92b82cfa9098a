import type { LogInMethod } from '#domain/members/auth/devices.ts';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { AccountRow } from '../account-store.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { hashDeviceToken, keepPlace, noteFirst } from '../devices/known-device-store.ts';
import { clearTries } from '../lockout/login-attempt-store.ts';
import { hasFreeDelivery } from '../profile/free-delivery.ts';
import { refuseSuspendedBy } from '../sanctions/refuse-suspended.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { insertChallenge } from './challenge-store.ts';
import { noteLogIn } from './login-event-store.ts';
import { type LogInState, readLogInState } from './login-state-store.ts';
import { notifyOfDevice } from './new-device.ts';
import { openSession, welcome } from './open-session.ts';
import type { Proof } from './session-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Origin of a login with the hashed device token. */
export type From = Omit<ClientInfo, 'mark'> & { markHash: Uint8Array | null };

/** Lifetime in ms of a login challenge, long enough to open the authenticator. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * Completes the first factor of every login method. With MFA on it returns a challenge for the
 * second factor instead of a session; a passkey is both factors.
 */
export const completeLogin = (
  ports: Ports,
  account: AccountRow,
  { mark, ...place }: ClientInfo,
  method: Exclude<LogInMethod, 'MFA'>,
): Promise<LoginResponse> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const from = { ...place, markHash: hashDeviceToken(account.id, mark) };
    const state = await readAdmitted(tx, account, from, now);
    if (method !== 'PASSKEY' && state.isCodeAsked) return askForCode(tx, account, from, method, now);
    return open(tx, ports, account, from, { method, state });
  });

/** Opens a session after the second factor; throws for a suspended or blocked member. */
export async function openFor(
  tx: Queryable,
  ports: Ports,
  account: AccountRow,
  from: From,
  by: { method: LogInMethod; proof: Proof },
): Promise<LoginResponse> {
  const state = await readAdmitted(tx, account, from, ports.clock.now());
  return open(tx, ports, account, from, { ...by, state });
}

async function readAdmitted(tx: Queryable, { id }: AccountRow, from: From, now: Date): Promise<LogInState> {
  const state = await readLogInState(tx, id, from, now);
  refuseSuspendedBy(state);
  return state;
}

/** Opens a session, records its origin and a login event, and sends an e-mail for a new origin. */
async function open(
  tx: Queryable,
  ports: Ports,
  account: AccountRow,
  { network, device, markHash }: From,
  { state: read, ...by }: { method: LogInMethod; proof?: Proof; state: LogInState },
): Promise<LoginResponse> {
  const now = ports.clock.now();
  const place = { network, markHash };
  const isFirst = read.isFirst && (await noteFirst(tx, account.id, now));
  // Another login committed first, so the state is read again.
  const state = read.isFirst && !isFirst ? await readLogInState(tx, account.id, place, now) : read;
  await clearTries(tx, { email: account.email, ...place });
  await keepPlace(tx, account.id, place, now);
  await noteLogIn(tx, { userId: account.id, outcome: 'IN', method: by.method, network, device }, now);
  const { token, sessionId } = await openSession(tx, account, { ...by, device, markHash }, now);
  if (!isFirst && isStrange(state, markHash))
    await notifyOfDevice(tx, ports, account, { sessionId, device, network });
  const { consentsDue, feetDue } = state;
  return { ...welcome(account, token), consentsDue, feetDue, freeDelivery: hasFreeDelivery(account) };
}

/**
 * Returns whether a member with earlier logins comes from a new origin: a new browser, or a new
 * network if the browser has no token or the member has no known browser.
 */
function isStrange(
  { hasDevices, knowsDevice, knowsNetwork }: LogInState,
  markHash: Uint8Array | null,
): boolean {
  if (knowsDevice) return false;
  const saysNothing = markHash === null || !hasDevices;
  return !(saysNothing && knowsNetwork);
}

async function askForCode(
  tx: Queryable,
  account: AccountRow,
  from: From,
  method: LogInMethod,
  now: Date,
): Promise<LoginResponse> {
  const tempToken = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await insertChallenge(tx, hashToken(tempToken), { userId: account.id, method, ...from }, expiresAt);
  const { network, device } = from;
  await noteLogIn(tx, { userId: account.id, outcome: 'CODE_ASKED', method, network, device }, now);
  const { userId: _, profileImageUrl: __, ...said } = welcome(account, '');
  return { ...said, token: null, name: null, requiresMfa: true, tempToken };
}
