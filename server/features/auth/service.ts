import type { LoginResponse } from '#domain/session.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type AccountRow, clearAttempts, findAccount, noteAttempt, nthLastAttempt } from './account-store.ts';
import { noteLockOut } from './lock-out.ts';
import { verifyDecoy, verifyPassword } from './passwords.ts';
import { insertSession, revokeSession } from './session-store.ts';
import { hashToken, LIFETIME, newToken } from './tokens.ts';

const ATTEMPTS = { max: 10, windowMs: 15 * 60 * 1000 } as const;

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Opens a session. An unknown address and a wrong password get the same answer and take the same
 * time; after ten attempts in 15 minutes the account refuses even the right password.
 */
export async function logIn(ports: Ports, email: string, password: string): Promise<LoginResponse> {
  const { db, clock, config } = ports;
  const now = clock.now();
  const since = new Date(now.getTime() - ATTEMPTS.windowMs);
  const attempts = await noteAttempt(db, email, now, since);
  const account = await findAccount(db, email);
  const most = ATTEMPTS.max * config.rateLimitFactor;
  if (attempts > most) {
    await noteLockOut(ports, account?.id ?? null, since);
    throw await tooManyAttempts(ports, email, most);
  }
  const right = account ? await verifyPassword(account.password_hash, password) : await verifyDecoy(password);
  if (!account || !right || account.status === 'DELETED') throw new ShopError('INVALID_CREDENTIALS');
  if (account.status === 'PENDING') throw new ShopError('ACCOUNT_NOT_VERIFIED');
  if (account.status !== 'ACTIVE') throw new ShopError('USER_ACCOUNT_NOT_ACTIVE');
  await clearAttempts(db, email);
  return answer(account, await openSession(ports, account, now));
}

/** The next attempt counts once this many fewer are left in the window. */
async function tooManyAttempts({ db, clock }: Ports, email: string, most: number): Promise<ShopError> {
  const decisive = await nthLastAttempt(db, email, most);
  const left = (decisive?.getTime() ?? 0) + ATTEMPTS.windowMs - clock.now().getTime();
  return new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds: Math.max(1, Math.ceil(left / 1000)) });
}

async function openSession({ db }: Ports, account: AccountRow, now: Date): Promise<string> {
  const token = newToken();
  const life = LIFETIME[account.role === 'admin' ? 'admin' : 'member'];
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    now,
    expiresAt: new Date(now.getTime() + life.sliding),
    absoluteExpiresAt: new Date(now.getTime() + life.absolute),
  });
  return token;
}

const answer = (account: AccountRow, token: string): LoginResponse => ({
  loginId: account.login_id,
  role: account.role.toUpperCase(),
  token,
  nickname: account.nickname || account.login_id,
  name: account.name || account.login_id,
  email: account.email,
  requiresMfa: false,
  tempToken: null,
});

/** Ends the session of a token everywhere; a second call changes nothing. */
export async function logOut({ db, clock }: Ports, token: string): Promise<void> {
  await revokeSession(db, hashToken(token), clock.now());
}
