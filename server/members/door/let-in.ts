import type { LogInMethod } from '#domain/members/devices.ts';
import type { LoginResponse } from '#domain/members/login.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { AccountRow } from '../account-store.ts';
import type { Arrival } from '../joining/arrival.ts';
import { owesConsents } from '../joining/consent-store.ts';
import { owesFeet } from '../profile/feet-store.ts';
import { paysNoDelivery } from '../profile/pays-no-delivery.ts';
import { insertChallenge, isCodeAsked } from '../proof/challenge-store.ts';
import { refuseShutOut } from '../sanctions/refuse-shut-out.ts';
import { clearTries } from './attempt-store.ts';
import { hashMark, isStrange, keepPlace } from './known-places-store.ts';
import { noteLogIn } from './login-event-store.ts';
import { tellOfDevice } from './new-device.ts';
import { openSession, welcome } from './open-session.ts';
import type { Proof } from './session-store.ts';
import { hashToken, newToken } from './tokens.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** From where somebody comes, with the browser's mark as it is stored. */
export type From = Omit<Arrival, 'mark'> & { markHash: Uint8Array | null };

/** Time to find the phone. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * The end of every way of logging in. Where two-step log-in is on it is the end of the first step only: what it
 * answers then opens nothing but the second one. A passkey is both steps.
 */
export const letIn = (
  ports: Ports,
  account: AccountRow,
  { mark, ...place }: Arrival,
  method: Exclude<LogInMethod, 'MFA'>,
): Promise<LoginResponse> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const from = { ...place, markHash: hashMark(account.id, mark) };
    if (method !== 'PASSKEY' && (await isCodeAsked(tx, account.id, from.markHash, now)))
      return askForCode(tx, account, from, method, now);
    return openFor(tx, ports, account, from, { method });
  });

/** A session, a home for the place it comes from, and a line in the member's log; a letter where the place is new. */
export async function openFor(
  tx: Queryable,
  ports: Ports,
  account: AccountRow,
  { network, device, markHash }: From,
  by: { method: LogInMethod; proof?: Proof },
): Promise<LoginResponse> {
  const now = ports.clock.now();
  await refuseShutOut(tx, account, now);
  const place = { network, markHash };
  const isNews = await isStrange(tx, account.id, place, now);
  await clearTries(tx, { email: account.email, ...place });
  await keepPlace(tx, account.id, place, now);
  await noteLogIn(tx, { userId: account.id, outcome: 'IN', method: by.method, network, device }, now);
  const { token, sessionId } = await openSession(tx, account, { ...by, device, markHash }, now);
  if (isNews) await tellOfDevice(tx, ports, account, { sessionId, device, network });
  const [consentsDue, feetDue] = [await owesConsents(tx, account.id), await owesFeet(tx, account.id)];
  return { ...welcome(account, token), consentsDue, feetDue, freeDelivery: paysNoDelivery(account) };
}

async function askForCode(
  tx: Queryable,
  account: AccountRow,
  from: From,
  method: LogInMethod,
  now: Date,
): Promise<LoginResponse> {
  await refuseShutOut(tx, account, now);
  const tempToken = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await insertChallenge(tx, hashToken(tempToken), { userId: account.id, method, ...from }, expiresAt);
  const { network, device } = from;
  await noteLogIn(tx, { userId: account.id, outcome: 'CODE_ASKED', method, network, device }, now);
  const { userId: _, profileImageUrl: __, ...said } = welcome(account, '');
  return { ...said, token: null, name: null, requiresMfa: true, tempToken };
}
