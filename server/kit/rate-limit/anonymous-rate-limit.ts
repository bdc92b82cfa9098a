import { ANONYMOUS_LIMITS, type AnonymousAction } from '#domain/kit/rate-limits.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import { networkOf } from './network-of.ts';
import { countAgainstLimit } from './rate-limit.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>;

/** Identity of an anonymous client: its network, and the e-mail address or phone in the request. */
export type AnonymousClient = { ip: string; email?: string; phone?: string };

/**
 * Counts an action of an anonymous client under each known identity and throws TOO_MANY_REQUESTS
 * beyond a limit. All identities are counted before any refusal, whether or not the account exists,
 * so that response times reveal nothing. Only pseudonymous tags are stored.
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
