import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { hashDeviceToken } from '../devices/known-device-store.ts';
import { clearTries } from '../lockout/login-attempt-store.ts';
import { countLoginAttempt } from '../lockout/login-attempts.ts';
import { verifyPassword } from './passwords.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;
type Owner = { id: number; email: string; passwordHash: string };

/**
 * Verifies the member's own password. Each check counts as a login attempt, so that a stolen
 * session cannot guess it faster than a login.
 */
export async function isPasswordOf(
  ports: Ports,
  owner: Owner,
  password: string,
  { network, mark }: ClientInfo,
): Promise<boolean> {
  const by = { email: owner.email, network, markHash: hashDeviceToken(owner.id, mark) };
  const shut = await countLoginAttempt(ports, owner.id, by);
  if (shut) throw new ShopError('TOO_MANY_REQUESTS', [], shut);
  const isRight = await verifyPassword(owner.passwordHash, password);
  if (isRight) await clearTries(ports.db, by);
  return isRight;
}
