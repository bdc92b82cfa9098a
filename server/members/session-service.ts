import type { LoginResponse } from '#domain/members/login.ts';
import type { Context } from '../kit/context.ts';
import { networkOf } from '../kit/network-of.ts';
import { ShopError } from '../kit/shop-error.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import {
  type Counted,
  clearTries,
  discountTry,
  isKnown,
  keepNetwork,
  noteTry,
  nthLastTry,
  type Try,
} from './attempt-store.ts';
import { noteLockOut } from './lock-out.ts';
import { openSession, welcome } from './open-session.ts';
import { verifyDecoy, verifyPassword } from './passwords.ts';
import { revokeSession } from './session-store.ts';
import { hashToken } from './tokens.ts';

export const ATTEMPTS = { max: 10, windowMs: 15 * 60 * 1000 } as const;

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/** What was typed, and the network address and the device (in words) that it came from. */
export type LogInTry = { email: string; password: string; ip: string; device: string };

/**
 * Opens a session. An unknown address and a wrong password get the same answer and take the same time. After ten tries
 * in 15 minutes the account refuses even the right password, except from networks it has logged in from
 * before, which have ten tries of their own.
 */
export async function logIn(ports: Ports, { email, password, ip, device }: LogInTry): Promise<LoginResponse> {
  const { db, clock } = ports;
  const now = clock.now();
  const since = new Date(now.getTime() - ATTEMPTS.windowMs);
  const by = { email, network: networkOf(ip) };
  const counted = await noteTry(db, by, now, since);
  const account = await findAccount(db, email);
  await refuseTooMany(ports, by, account, counted, since);
  const stored = account?.password_hash ?? null;
  const right = stored === null ? await verifyDecoy(password) : await verifyPassword(stored, password);
  if (!account || !right || account.status === 'DELETED') throw new ShopError('INVALID_CREDENTIALS');
  if (account.status === 'PENDING') throw new ShopError('ACCOUNT_NOT_VERIFIED');
  if (account.status !== 'ACTIVE') throw new ShopError('USER_ACCOUNT_NOT_ACTIVE');
  await clearTries(db, by);
  await keepNetwork(db, account.id, by.network, now);
  const entrance = { method: 'PASSWORD', device, markHash: null } as const;
  return welcome(account, await openSession(db, account, entrance, now));
}

/** A network the account knows is judged by its own tries alone, any other by all of them. */
export async function refuseTooMany(
  ports: Ports,
  { email, network }: Try,
  account: Pick<AccountRow, 'id'> | null,
  { id, all, here }: Counted,
  since: Date,
): Promise<void> {
  const { db, clock, config } = ports;
  const most = ATTEMPTS.max * config.rateLimitFactor;
  const known = await isKnown(db, account?.id ?? null, network);
  if ((known ? here : all) <= most) return;
  await discountTry(db, id);
  await noteLockOut(ports, account?.id ?? null, since);
  // The next try is looked at once the oldest of the last `most` tries has left the window.
  const decisive = await nthLastTry(db, { email, network: known ? network : null }, most);
  const left = (decisive?.getTime() ?? 0) + ATTEMPTS.windowMs - clock.now().getTime();
  throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Ends the session of a token everywhere; a second call changes nothing. */
export async function logOut({ db, clock }: Ports, token: string): Promise<void> {
  await revokeSession(db, hashToken(token), clock.now());
}
