import type { LinkPage } from '#domain/members/link-pages.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { advertiseFrom, asAdvertisement } from './advertising.ts';
import { type Letter, written } from './letter.ts';
import { insertMail } from './mail-store.ts';

/** To whom, and what about; `kind` is for people who look through the outbox. */
export type Addressed = { kind: MailKind; to: string; memberId: number | null };

/** Every kind, and whether it praises something: of those the law wants more. */
const MAIL_KINDS = {
  verify: 'LETTER',
  'already-member': 'LETTER',
  reset: 'LETTER',
  'password-changed': 'LETTER',
  'email-change': 'LETTER',
  'email-undo': 'LETTER',
  unlock: 'LETTER',
  'new-device': 'LETTER',
  'mfa-changed': 'LETTER',
  'recovery-used': 'LETTER',
  'mfa-reset': 'LETTER',
  'role-changed': 'LETTER',
  'marketing-consent': 'LETTER',
  'social-email': 'LETTER',
  'social-linked': 'LETTER',
  'social-unlinked': 'LETTER',
  'phone-code': 'LETTER',
  withdrawn: 'LETTER',
  'elevation-code': 'LETTER',
  'nickname-changed': 'LETTER',
  sanction: 'LETTER',
  'case-decided': 'LETTER',
  'order-placed': 'LETTER',
  shipped: 'LETTER',
  refund: 'LETTER',
  test: 'LETTER',
  'claim-decided': 'LETTER',
  'event-won': 'LETTER',
  'event-revoked': 'LETTER',
  /** Offers and news of the shop. */
  offer: 'ADVERTISEMENT',
} as const;
export type MailKind = keyof typeof MAIL_KINDS;

export const isAdvertisement = (kind: string): boolean =>
  Object.entries(MAIL_KINDS).some(([name, what]) => name === kind && what === 'ADVERTISEMENT');

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/**
 * Writes a mail in the transaction that causes it: both happen or neither. A job sends it after the commit. Without a
 * mailer it is kept for reading in the outbox. An advertisement goes to members who want it, marked as one and at
 * hours at which they want it; to anybody else it is not written.
 */
export async function queueMail(
  tx: Queryable,
  ports: Ports,
  { kind, to, memberId }: Addressed,
  letter: Letter,
): Promise<void> {
  const { clock, jobs, mailer } = ports;
  const now = clock.now();
  const isWanted = isAdvertisement(kind) && memberId !== null;
  const from = isAdvertisement(kind) ? await advertiseFrom(tx, { memberId, to }, now) : now;
  if (!from) return;
  const words = written(isWanted ? asAdvertisement(letter, ports, memberId) : letter);
  const mail = { kind, to, memberId, ...words };
  const id = await insertMail(tx, mail, { state: mailer ? 'QUEUED' : 'KEPT', from, now });
  if (mailer) await jobs.send(tx, 'send-mail', { mailId: id }, { dueAt: from, key: String(id) });
}

/** The same for what no mail server may get, such as a text message to a number. */
export async function keepForReading(
  tx: Queryable,
  { kind, to, memberId }: Addressed,
  letter: Letter,
  now: Date,
): Promise<void> {
  await insertMail(tx, { kind, to, memberId, ...written(letter) }, { state: 'KEPT', from: now, now });
}

/** An address of the shop that carries a token where no log and no other host sees it: behind `#`. */
export const linkWithToken = ({ publicUrl }: Context['config'], path: LinkPage, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
