import type { Context } from '../kit/context.ts';
import { LEASE_MS, later } from '../kit/external-calls/retry.ts';
import { type ClaimedMail, claimMail, dropMail, noteSent, noteUnsent, putOff } from './mail-store.ts';
import { isAdvertisement, mayGoFrom } from './queue-mail.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Delays after each failed attempt; after the last one it needs manual attention. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** Most e-mails of one run; the next run continues. */
const MOST = 200;

type Ports = Pick<Context, 'db' | 'clock' | 'mailer' | 'log' | 'config' | 'secrets' | 'jobs'>;

/**
 * Sends all due e-mails, or one; each is claimed first. A crash in between leads to a repetition,
 * never to a loss.
 */
export async function sendMails(ports: Ports, mailId?: number): Promise<void> {
  const { db, clock, mailer } = ports;
  if (!mailer) return;
  for (let count = 0; count < MOST; count += 1) {
    const now = clock.now();
    const mail = await claimMail(db, now, later(now, LEASE_MS), mailId);
    if (!mail) return;
    if (await isStillWanted(ports, mail, now)) await sendOne(ports, mailer, mail);
  }
}

/**
 * Returns whether an e-mail is still wanted and may be sent at this hour; otherwise deletes or
 * postpones it.
 */
async function isStillWanted(
  { db, jobs }: Ports,
  { id, kind, memberId, recipient }: ClaimedMail,
  now: Date,
): Promise<boolean> {
  const from = await mayGoFrom(db, { kind, memberId, to: recipient }, now);
  if (!from) await dropMail(db, id);
  else if (from > now) {
    await putOff(db, id, from);
    await jobs.send(db, 'send-mail', { mailId: id }, { dueAt: from, key: String(id) });
  } else return true;
  return false;
}

async function sendOne(
  ports: Ports,
  mailer: NonNullable<Context['mailer']>,
  { id, kind, memberId, recipient, subject, text, html, attempts }: ClaimedMail,
): Promise<void> {
  const { db, clock, log } = ports;
  const isRefusable = isAdvertisement(kind) && memberId !== null;
  const refusal = isRefusable ? { unsubscribeUrl: unsubscribeUrl(ports, memberId) } : {};
  try {
    await mailer.send({ to: recipient, subject, text, html, ...refusal });
  } catch (error) {
    const wait = WAITS_MS[attempts - 1];
    // The log contains the id, not the recipient.
    log.warn(
      { mail: id, attempts, reason: error instanceof Error ? error.name : 'unknown' },
      'mail server refused an e-mail',
    );
    await noteUnsent(db, id, wait === undefined ? null : later(clock.now(), wait));
    return;
  }
  await noteSent(db, id, clock.now());
}
