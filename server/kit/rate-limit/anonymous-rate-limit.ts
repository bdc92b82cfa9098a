import { ANONYMOUS_LIMITS, type AnonymousAction } from '#domain/kit/limits.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import { networkOf } from './network-of.ts';
import { countAgainstLimit } from './rate-limit.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>;

/** Who asks, as far as a request tells: by its network, and by whom it is about. */
export type AnonymousClient = { ip: string; email?: string; phone?: string };

/**
 * Counts one more deed of somebody who has not logged in, by each thing that is known, and refuses it beyond the limit of
 * any. All are counted before any refuses, whether or not there is such an account: the time tells nothing. The database
 * sees tags only.
 */
export async function limitAnonymous(
  ports: Ports,
  action: AnonymousAction,
  { ip, ...about }: AnonymousClient,
): Promise<void> {
  const known = Object.entries({ network: networkOf(ip), ...about });
  const waits: number[] = [];
  for (const [kind, value] of known) {
    const who = ports.secrets.tag(`limit ${kind}`, value);
    waits.push(await countAgainstLimit(ports, { who, action }, ANONYMOUS_LIMITS[action]));
  }
  const waitSeconds = Math.max(...waits);
  if (waitSeconds > 0) throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}
