import type { LogInMethod } from '#domain/members/devices.ts';
import type { LoginResponse } from '#domain/members/login.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { AccountRow } from '../account-store.ts';
import type { Arrival } from '../joining/arrival.ts';
import { insertChallenge, isCodeAsked } from '../proof/challenge-store.ts';
import { refuseShutOut } from '../sanctions/refuse-shut-out.ts';
import { clearTries } from './attempt-store.ts';
import { hashMark, keepPlace } from './known-places-store.ts';
import { noteLogIn } from './login-event-store.ts';
import { openSession, welcome } from './open-session.ts';
import type { Proof } from './session-store.ts';
import { hashToken, newToken } from './tokens.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** From where somebody comes, with the browser's mark as it is stored. */
export type From = Omit<Arrival, 'mark'> & { markHash: Uint8Array | null };

/** Time to find the phone. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * The end of every way of logging in. Where two-step log-in is on it is the end of the first step only: what it
 * answers then opens nothing but the second one. A passkey is both steps.
 */
export const letIn = (
  { db, clock }: Ports,
  account: AccountRow,
  { mark, ...place }: Arrival,
  method: Exclude<LogInMethod, 'MFA'>,
): Promise<LoginResponse> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const from = { ...place, markHash: hashMark(account.id, mark) };
    if (method !== 'PASSKEY' && (await isCodeAsked(tx, account.id, from.markHash, now)))
      return askForCode(tx, account, from, method, now);
    return openFor(tx, account, from, { method }, now);
  });

/** A session, a home for the place it comes from, and a line in the member's log. */
export async function openFor(
  tx: Queryable,
  account: AccountRow,
  { network, device, markHash }: From,
  by: { method: LogInMethod; proof?: Proof },
  now: Date,
): Promise<LoginResponse> {
  await refuseShutOut(tx, account, now);
  await clearTries(tx, { email: account.email, network, markHash });
  await keepPlace(tx, account.id, { network, markHash }, now);
  await noteLogIn(tx, { userId: account.id, outcome: 'IN', method: by.method, network, device }, now);
  return welcome(account, await openSession(tx, account, { ...by, device, markHash }, now));
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
