import { ANONYMOUS_LIMITS, type AnonymousAction } from '#domain/kit/rate-limits.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import { networkOf } from './network-of.ts';
import { countAgainstLimit } from './rate-limit.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'counters'>;

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
    const limit = ANONYMOUS_LIMITS[action];
    const shared = kind === 'network' ? await waitByShared(ports, `${action}-${who}`, limit) : null;
    waits.push(shared ?? (await countAgainstLimit(ports, { who, action }, limit)));
  }
  const waitSeconds = Math.max(...waits);
  if (waitSeconds > 0) throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}

/** Counts a network in Redis; null without Redis, or while it is gone: then the database counts. */
async function waitByShared(
  { counters, config }: Ports,
  key: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<number | null> {
  const counted = await counters?.countOneMore(key, seconds);
  if (!counted) return null;
  return counted.count <= most * config.rateLimitFactor ? 0 : counted.secondsLeft;
}
