import type { LinkPage } from '#domain/members/auth/link-pages.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { advertiseFrom, asAdvertisement } from './advertising.ts';
import { type EmailContent, written } from './email-content.ts';
import { insertMail } from './mail-store.ts';
import { byDay } from './night.ts';

/** Kind and recipient of an e-mail. */
export type Addressed = { kind: MailKind; to: string; memberId: number | null };

/**
 * Kinds of e-mails with their timing: immediately for money, deliveries and account security; in
 * daytime for the rest; advertising by consent.
 */
const MAIL_KINDS = {
  verify: 'AT_ONCE',
  'already-member': 'AT_ONCE',
  reset: 'AT_ONCE',
  'password-changed': 'AT_ONCE',
  'email-change': 'AT_ONCE',
  'email-undo': 'AT_ONCE',
  unlock: 'AT_ONCE',
  'new-device': 'AT_ONCE',
  'mfa-changed': 'AT_ONCE',
  'recovery-used': 'AT_ONCE',
  'mfa-reset': 'AT_ONCE',
  'role-changed': 'AT_ONCE',
  'account-tended': 'AT_ONCE',
  'marketing-consent': 'AT_ONCE',
  'social-email': 'AT_ONCE',
  'social-linked': 'AT_ONCE',
  'social-unlinked': 'AT_ONCE',
  'phone-code': 'AT_ONCE',
  /** Message by KakaoTalk that a demonstration shows in the outbox. */
  talk: 'AT_ONCE',
  withdrawn: 'AT_ONCE',
  'elevation-code': 'AT_ONCE',
  'nickname-changed': 'AT_ONCE',
  sanction: 'AT_ONCE',
  'case-decided': 'BY_DAY',
  'application-decided': 'BY_DAY',
  'order-placed': 'AT_ONCE',
  'order-cancelled': 'AT_ONCE',
  shipped: 'AT_ONCE',
  'delivery-late': 'BY_DAY',
  sale: 'BY_DAY',
  'fee-changed': 'BY_DAY',
  refund: 'AT_ONCE',
  test: 'AT_ONCE',
  'claim-decided': 'BY_DAY',
  'event-won': 'BY_DAY',
  'event-revoked': 'BY_DAY',
  /** Offers and news of the shop. */
  offer: 'ADVERTISEMENT',
} as const satisfies Record<string, 'AT_ONCE' | 'BY_DAY' | 'ADVERTISEMENT'>;
export type MailKind = keyof typeof MAIL_KINDS;

/** A kind that is no longer listed is sent immediately. */
const hasManner = (kind: string, manner: string): boolean =>
  Object.entries(MAIL_KINDS).some(([name, what]) => name === kind && what === manner);
/** Returns whether e-mails of a kind are advertising, which needs consent. */
export const isAdvertisement = (kind: string): boolean => hasManner(kind, 'ADVERTISEMENT');

type Mailed = { kind: string; memberId: number | null; to: string };

/**
 * Returns from when an e-mail may be sent, evaluated when it is written and when it is sent; null
 * if it is not wanted.
 */
export async function mayGoFrom(db: Queryable, mail: Mailed, now: Date): Promise<Date | null> {
  if (isAdvertisement(mail.kind)) return advertiseFrom(db, mail, now);
  return hasManner(mail.kind, 'BY_DAY') ? byDay(now) : now;
}

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/**
 * Writes an e-mail in the caller's transaction; a job sends it after the commit. Without a mailer
 * it is kept in the outbox. Advertising is written only for members with consent, marked and timed
 * accordingly.
 */
export async function queueMail(
  tx: Queryable,
  ports: Ports,
  { kind, to, memberId }: Addressed,
  letter: EmailContent,
): Promise<void> {
  const { clock, jobs, mailer } = ports;
  const now = clock.now();
  const isWanted = isAdvertisement(kind) && memberId !== null;
  const from = await mayGoFrom(tx, { kind, memberId, to }, now);
  if (!from) return;
  const words = written(isWanted ? asAdvertisement(letter, ports, memberId) : letter);
  const mail = { kind, to, memberId, ...words };
  const id = await insertMail(tx, mail, { state: mailer ? 'QUEUED' : 'KEPT', from, now });
  if (mailer) await jobs.send(tx, 'send-mail', { mailId: id }, { dueAt: from, key: String(id) });
}

/** Same for content that no mail server may get, such as a text message. */
export async function keepForReading(
  tx: Queryable,
  { kind, to, memberId }: Addressed,
  letter: EmailContent,
  now: Date,
): Promise<void> {
  await insertMail(tx, { kind, to, memberId, ...written(letter) }, { state: 'KEPT', from: now, now });
}

/** Returns an address with a token in the fragment, which neither logs nor other hosts see. */
export const linkWithToken = ({ publicUrl }: Context['config'], path: LinkPage, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
