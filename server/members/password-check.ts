import type { Context } from '../kit/context.ts';
import { clearTries, noteTry } from './attempt-store.ts';
import { verifyPassword } from './passwords.ts';
import { ATTEMPTS, refuseTooMany } from './session-service.ts';

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
  network: string,
): Promise<boolean> {
  const now = ports.clock.now();
  const since = new Date(now.getTime() - ATTEMPTS.windowMs);
  const by = { email: owner.email, network };
  const counted = await noteTry(ports.db, by, now, since);
  await refuseTooMany(ports, by, owner, counted, since);
  const isRight = await verifyPassword(owner.password_hash, password);
  if (isRight) await clearTries(ports.db, by);
  return isRight;
}
