import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { type Letter, written } from './letter.ts';
import { insertMail } from './mail-store.ts';

/** To whom, and what about; `kind` is for people who look through the outbox. */
export type Addressed = { kind: MailKind; to: string; memberId: number | null };

export const MAIL_KINDS = [
  'verify',
  'already-member',
  'reset',
  'password-changed',
  'email-change',
  'email-undo',
  'unlock',
  'new-device',
  'mfa-changed',
  'recovery-used',
  'marketing-consent',
  'social-email',
  'social-linked',
  'social-unlinked',
  'phone-code',
  'withdrawn',
  'elevation-code',
  'nickname-changed',
  'sanction',
  'case-decided',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer'>;

/**
 * Writes a mail in the transaction that causes it: both happen or neither. A job sends it after the commit. Without a
 * mailer it is kept for reading in the outbox.
 */
export async function queueMail(
  tx: Queryable,
  { clock, jobs, mailer }: Ports,
  { kind, to, memberId }: Addressed,
  letter: Letter,
): Promise<void> {
  const now = clock.now();
  const id = await insertMail(
    tx,
    { kind, to, memberId, ...written(letter) },
    mailer ? 'QUEUED' : 'KEPT',
    now,
  );
  if (mailer) await jobs.send(tx, 'send-mail', { mailId: id }, { dueAt: now, key: String(id) });
}

/** The same for what no mail server may get, such as a text message to a number. */
export async function keepForReading(
  tx: Queryable,
  { kind, to, memberId }: Addressed,
  letter: Letter,
  now: Date,
): Promise<void> {
  await insertMail(tx, { kind, to, memberId, ...written(letter) }, 'KEPT', now);
}

/** An address of the shop that carries a token where no log and no other host sees it: behind `#`. */
export const linkWithToken = ({ publicUrl }: Context['config'], path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
