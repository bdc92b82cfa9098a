import type { Context } from '../kit/context.ts';
import { LEASE_MS, later } from '../kit/retry.ts';
import { type ClaimedMail, claimMail, noteSent, noteUnsent } from './mail-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long to wait after each try that failed; after the last one a person has to look. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** Most of one run: the next run goes on. */
const MOST = 200;

type Ports = Pick<Context, 'db' | 'clock' | 'mailer' | 'log'>;

/**
 * Sends every mail that is due, or the one asked for; each is claimed before. A process that dies in between leaves it
 * to the next one: it may then come twice, and never not at all.
 */
export async function sendMails(ports: Ports, mailId?: number): Promise<void> {
  const { db, clock, mailer } = ports;
  if (!mailer) return;
  for (let count = 0; count < MOST; count += 1) {
    const now = clock.now();
    const mail = await claimMail(db, now, later(now, LEASE_MS), mailId);
    if (!mail) return;
    await sendOne(ports, mailer, mail);
  }
}

async function sendOne(
  { db, clock, log }: Ports,
  mailer: NonNullable<Context['mailer']>,
  { id, recipient, subject, text, html, attempts }: ClaimedMail,
): Promise<void> {
  try {
    await mailer.send({ to: recipient, subject, text, html });
  } catch (error) {
    const wait = WAITS_MS[attempts - 1];
    // The recipient is a person's: the log knows the mail by its number.
    log.warn(
      { mail: id, attempts, reason: error instanceof Error ? error.name : 'unknown' },
      'a mail was not taken',
    );
    await noteUnsent(db, id, wait === undefined ? null : later(clock.now(), wait));
    return;
  }
  await noteSent(db, id, clock.now());
}
