import type { LoginResponse } from '#domain/members/login.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { AccountRow } from '../account-store.ts';
import type { Arrival } from '../arrival.ts';
import { letIn } from '../let-in.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Who works here or sells here comes in by the shop's own means: what another site believes must not be enough to ship
 * goods or to read of members. An account that was left is told no more than one that never was.
 */
export function refuseSocial({ role, status }: Pick<AccountRow, 'role' | 'status'>): void {
  if (status === 'DELETED') throw new ShopError('SOCIAL_FAILED');
  if (status === 'PENDING') throw new ShopError('ACCOUNT_NOT_VERIFIED');
  if (status !== 'ACTIVE') throw new ShopError('USER_ACCOUNT_NOT_ACTIVE');
  if (role !== 'user') throw new ShopError('SOCIAL_NOT_ALLOWED');
}

/** Opens a session for the owner of a social account. Nothing was typed: it is not elevated. */
export async function enterBySocial(
  ports: Ports,
  account: AccountRow,
  from: Arrival,
): Promise<LoginResponse> {
  refuseSocial(account);
  return letIn(ports, account, from, 'SOCIAL');
}
