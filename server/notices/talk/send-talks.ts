import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { LEASE_MS, later } from '../../kit/external-calls/retry.ts';
import { type TalkMessage, TalkNotSent, type TalkSender } from '../../kit/ports/talk-sender.ts';
import { pathFor } from '../reader-path.ts';
import { type ClaimedTalk, claimTalks, dropTalk, noteTalked, putOffTalk } from './talk-store.ts';
import { filled } from './talk-words.ts';

const MINUTE_MS = 60_000;
/** Delays after each failed attempt; after the last one the message is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
/**
 * Time in which the provider recognises a repetition by its key, with a margin: a message whose
 * outcome is unknown is given up after it, because it must not arrive twice.
 */
const KEY_LIVES_MS = 9 * MINUTE_MS;
/** Messages that are sent at the same time, and most of one run; the next run continues. */
const TOGETHER = 20;
const MOST = 1_000;

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'talk' | 'config'>;
type Wanted = { message: TalkMessage; claimed: ClaimedTalk };

/** Sends all due messages by KakaoTalk; each is claimed first and sent once. */
export async function sendTalks(ports: Ports): Promise<void> {
  const { db, clock, talk } = ports;
  if (!talk) return;
  for (let count = 0; count < MOST; count += TOGETHER) {
    const now = clock.now();
    const claimed = await inTransaction(db, (tx) => claimTalks(tx, now, later(now, LEASE_MS), TOGETHER));
    if (claimed.length === 0) return;
    await Promise.all(
      claimed.map(async (one) => {
        const message = messageOf(one, now, ports.config.publicUrl);
        if (message) await deliver(ports, talk, { message, claimed: one });
        else await dropTalk(db, one.noticeId);
      }),
    );
  }
}

/**
 * Builds the message; null if it is no longer wanted or possible: read meanwhile, turned off, left,
 * without a verified number, or asked too long ago with an unknown outcome.
 */
function messageOf(claimed: ClaimedTalk, now: Date, shop: string): TalkMessage | null {
  const { noticeId, userId, phone, phoneVerifiedAt, status, readAt, talk, askedAt, talkWords } = claimed;
  const isWanted = !readAt && status === 'ACTIVE' && talk !== false;
  const isInTime = !askedAt || now.getTime() - askedAt.getTime() < KEY_LIVES_MS;
  const words = talkWords && filled(talkWords);
  if (!isWanted || !isInTime || !words || !phone || !phoneVerifiedAt) return null;
  const path = pathFor(claimed.role, claimed.path);
  return {
    key: `notice-${noticeId}`,
    phone,
    memberId: userId,
    template: talkWords.template,
    values: { ...talkWords.values, 경로: path.slice(1) },
    text: words.text,
    button: { label: words.button, url: `${shop}${path}` },
  };
}

async function deliver(ports: Ports, talk: TalkSender, { message, claimed }: Wanted): Promise<void> {
  const { db, clock, log } = ports;
  const { noticeId, askedAt, attempts } = claimed;
  try {
    if (await talk.send(message)) await noteTalked(db, noticeId, clock.now());
    // A refused recipient has the notification in the shop, and nothing else is tried.
    else log.info({ notice: noticeId }, 'a message by KakaoTalk was refused for its recipient');
  } catch (error) {
    const wait = WAITS_MS[attempts];
    // The log contains the id; text and phone number are personal.
    log.warn(
      { notice: noticeId, attempts: attempts + 1, reason: reasonOf(error) },
      'KakaoTalk message not sent',
    );
    const asked = error instanceof TalkNotSent ? askedAt : (askedAt ?? clock.now());
    if (wait === undefined) await dropTalk(db, noticeId);
    else await putOffTalk(db, noticeId, later(clock.now(), wait), asked);
    return;
  }
  await dropTalk(db, noticeId);
}

/** Name of an error, and the provider's code where it answered; other messages may contain the request. */
const reasonOf = (error: unknown): string =>
  error instanceof TalkNotSent ? error.message : error instanceof Error ? error.name : 'unknown';
