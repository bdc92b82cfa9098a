import type { Topic } from '#domain/notices/topics.ts';
import type { Context } from '../../kit/context.ts';
import { LEASE_MS, later } from '../../kit/external-calls/retry.ts';
import type { PushMessage, PushSender, PushTarget } from '../../kit/ports/push-sender.ts';
import { pathFor } from '../reader-path.ts';
import { lockScreenText } from './lock-screen.ts';
import { type ClaimedPush, claimPushes, dropPush, noteSuccess, putOffPush } from './push-store.ts';
import { pushFrom } from './push-times.ts';
import { forgetSubscription } from './subscription-store.ts';

const MINUTE_MS = 60_000;
/** Delays after each failed attempt; after the last one the message is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
/** Messages that are sent at the same time, and most of one run; the next run continues. */
const TOGETHER = 20;
const MOST = 1_000;

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'push' | 'secrets'>;

/**
 * Sends all due messages; each is claimed first. A crash in between leads to a repetition, which
 * replaces the shown one by its tag.
 */
export async function sendPushes(ports: Ports): Promise<void> {
  const { db, clock, push } = ports;
  if (!push) return;
  for (let count = 0; count < MOST; count += TOGETHER) {
    const now = clock.now();
    const claimed = await claimPushes(db, now, later(now, LEASE_MS), TOGETHER);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((one) => sendOne(ports, push, one)));
  }
}

async function sendOne(ports: Ports, push: PushSender, one: ClaimedPush): Promise<void> {
  const { db, clock } = ports;
  const from = await mayPushFrom(ports, one);
  if (!from) await dropPush(db, one.id);
  else if (from > clock.now()) await putOffPush(db, one.id, from, false);
  else await deliver(ports, push, one);
}

/**
 * Returns from when a message may be sent; null if it is no longer wanted: read meanwhile, logged
 * out, left, or advertising without consent.
 */
async function mayPushFrom(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  one: ClaimedPush,
): Promise<Date | null> {
  const { readAt, revokedAt, status } = one;
  return readAt || revokedAt || status !== 'ACTIVE' ? null : pushFrom(db, one, clock.now());
}

async function deliver(ports: Ports, push: PushSender, one: ClaimedPush): Promise<void> {
  const { db, clock, log, secrets } = ports;
  const { id, attempts, subscriptionId } = one;
  try {
    const isThere = await push.send(JSON.parse(secrets.open(one.sealed)) as PushTarget, messageOf(one));
    // Its messages are deleted with it.
    if (!isThere) return void (await forgetSubscription(db, subscriptionId));
  } catch (error) {
    const wait = WAITS_MS[attempts - 1];
    // The log contains the ids; address and keys of the browser are secrets.
    log.warn(
      { push: id, subscription: subscriptionId, attempts, reason: reasonOf(error) },
      'push service refused a message',
    );
    if (wait === undefined) await dropPush(db, id);
    else await putOffPush(db, id, later(clock.now(), wait), true);
    return;
  }
  await dropPush(db, id);
  await noteSuccess(db, subscriptionId, clock.now());
}

/** Name and code of an error; its message may contain the address. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? `${error.name} ${String(error.code)}` : error.name) : 'unknown';

/** Builds the message: what a lock screen may show, and the page that it opens. */
const messageOf = (one: {
  noticeId: number;
  type: string;
  topic: Topic;
  path: string;
  role: string;
  gathered: number;
}): PushMessage => {
  const tag = `notice-${one.noticeId}`;
  return { tag, text: JSON.stringify({ body: lockScreenText(one), path: pathFor(one.role, one.path), tag }) };
};
