import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { AccountRow } from '../account-store.ts';
import { completeLogin } from '../auth/complete-login.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { findMfa } from '../mfa/mfa-store.ts';
import { refuseSuspended } from '../sanctions/refuse-suspended.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/**
 * Throws for sellers, and for administrators without MFA: a social provider alone must not open
 * accounts with access to orders or members.
 */
export async function refuseRole(
  db: Queryable,
  { id, role }: Pick<AccountRow, 'id' | 'role'>,
): Promise<void> {
  if (role === 'user') return;
  const hasSecondStep = role === 'admin' && (await findMfa(db, id))?.enabledAt;
  if (!hasSecondStep) throw new ShopError('SOCIAL_NOT_ALLOWED');
}

/** Throws for an account that cannot log in; a withdrawn one is answered like an unknown one. */
export async function refuseSocial(db: Queryable, account: AccountRow, now: Date): Promise<void> {
  const { status } = account;
  if (status === 'DELETED') throw new ShopError('SOCIAL_FAILED');
  if (status === 'PENDING') throw new ShopError('ACCOUNT_NOT_VERIFIED');
  await refuseSuspended(db, account, now);
  await refuseRole(db, account);
}

/** Opens a session for a social account, without step-up as no secret was typed. */
export async function logInBySocial(
  ports: Ports,
  account: AccountRow,
  from: ClientInfo,
): Promise<LoginResponse> {
  await refuseSocial(ports.db, account, ports.clock.now());
  return completeLogin(ports, account, from, 'SOCIAL');
}
