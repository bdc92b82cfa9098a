import type { Context } from '../../kit/context.ts';
import { countAgainstLimit } from '../../kit/rate-limit/rate-limit.ts';
import { findCount } from '../../kit/rate-limit/rate-limit-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { Try } from './login-attempt-store.ts';
import { isKnownDevice } from './login-attempts.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'log'>;

const ACTION = 'WRONG_PASSWORD';
/** Limit at which one wrong password at different accounts counts as password spraying. */
const LIMIT = { most: 50, seconds: 3_600 } as const;
/**
 * Length of the stored tag of a password: enough to distinguish passwords, too short to recover
 * one.
 */
const LETTERS = 6;

const tagOf = ({ secrets }: Ports, password: string): string =>
  `password ${secrets.tag('wrong password', password).slice(0, LETTERS)}`;

/** Counts a wrong password across accounts, and logs when it exceeds the limit. */
export async function noteWrong(ports: Ports, password: string): Promise<void> {
  const deed = { who: tagOf(ports, password), action: ACTION };
  const wait = await countAgainstLimit(ports, deed, LIMIT);
  if (wait > 0) ports.log.warn('password spraying detected');
}

/**
 * Refuses a password that was wrong at many accounts within the hour: an attacker who tries one
 * password at many accounts from many networks meets no other limit. Known browsers and networks
 * are exempt.
 */
export async function refuseSprayed(
  ports: Ports,
  accountId: number | null,
  by: Try,
  password: string,
): Promise<void> {
  const now = ports.clock.now();
  const found = await findCount(ports.db, { who: tagOf(ports, password), action: ACTION }, now);
  if (!found || found.count < LIMIT.most * ports.config.rateLimitFactor) return;
  if (await isKnownDevice(ports, accountId, by)) return;
  const waitSeconds = Math.max(1, Math.ceil((found.resetsAt.getTime() - now.getTime()) / 1_000));
  throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}
