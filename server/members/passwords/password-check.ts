import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { clearTries } from '../door/attempt-store.ts';
import { hashMark } from '../door/known-places-store.ts';
import { takeTry } from '../door/tries.ts';
import type { Arrival } from '../joining/arrival.ts';
import { verifyPassword } from './passwords.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;
type Owner = { id: number; email: string; password_hash: string };

/**
 * Whether it is the member's password. Whoever has only the session must not find it out here faster than at the
 * log-in: each look counts as a try there.
 */
export async function isPasswordOf(
  ports: Ports,
  owner: Owner,
  password: string,
  { network, mark }: Arrival,
): Promise<boolean> {
  const by = { email: owner.email, network, markHash: hashMark(owner.id, mark) };
  const shut = await takeTry(ports, owner.id, by);
  if (shut) throw new ShopError('TOO_MANY_REQUESTS', [], shut);
  const isRight = await verifyPassword(owner.password_hash, password);
  if (isRight) await clearTries(ports.db, by);
  return isRight;
}
