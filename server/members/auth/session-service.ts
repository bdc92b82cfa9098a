import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type AccountRow, findAccount } from '../account-store.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { hashDeviceToken } from '../devices/known-device-store.ts';
import { countLoginAttempt } from '../lockout/login-attempts.ts';
import { noteWrong, refuseSprayed } from '../lockout/password-spraying.ts';
import { verifyDecoy, verifyPassword } from '../passwords/passwords.ts';
import { hashToken } from '../tokens/tokens.ts';
import { completeLogin } from './complete-login.ts';
import { type LogInOutcome, noteLogIn } from './login-event-store.ts';
import { revokeSession } from './session-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'log' | 'jobs' | 'mailer'>;

/** Login attempt with its origin. */
export type LogInTry = { email: string; password: string; from: ClientInfo };

/**
 * Opens a session. Unknown address, wrong password, account without password and withdrawn account
 * get the same response in the same time.
 */
export async function logIn(ports: Ports, { email, password, from }: LogInTry): Promise<LoginResponse> {
  const account = await findAccount(ports.db, email);
  const note = noting(ports, account, from);
  const markHash = hashDeviceToken(account?.id ?? null, from.mark);
  const by = { email, network: from.network, markHash };
  const shut = await countLoginAttempt(ports, account?.id ?? null, by);
  if (shut) {
    // Recorded once per lockout, so that attackers cannot flood a member's login events.
    if (shut.isNews) await note('LOCKED');
    throw new ShopError('TOO_MANY_REQUESTS', [], shut);
  }
  await refuseSprayed(ports, account?.id ?? null, by, password);
  const stored = account?.passwordHash ?? null;
  const right = stored === null ? await verifyDecoy(password) : await verifyPassword(stored, password);
  if (!account || !right) {
    await noteWrong(ports, password);
    await note('WRONG_PASSWORD');
    throw new ShopError('INVALID_CREDENTIALS');
  }
  await refuseClosed(account, note);
  return completeLogin(ports, account, from, 'PASSWORD').catch(async (error: unknown) => {
    if (error instanceof ShopError) await note('NOT_ACTIVE');
    throw error;
  });
}

type Note = (outcome: LogInOutcome) => Promise<void>;

const noting =
  ({ db, clock }: Ports, account: AccountRow | null, { network, device }: ClientInfo): Note =>
  (outcome) =>
    noteLogIn(db, { userId: account?.id ?? null, outcome, method: 'PASSWORD', network, device }, clock.now());

/**
 * Explains why an account is closed, only after the right password; a withdrawn account is never
 * revealed.
 */
async function refuseClosed(account: AccountRow, note: Note): Promise<void> {
  if (account.status === 'DELETED') {
    await note('WITHDRAWN');
    throw new ShopError('INVALID_CREDENTIALS');
  }
  if (account.status === 'PENDING') {
    await note('NOT_VERIFIED');
    throw new ShopError('ACCOUNT_NOT_VERIFIED');
  }
}

/** Ends the session of a token; idempotent. */
export async function logOut({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Promise<void> {
  await revokeSession(db, hashToken(token), clock.now());
}
