import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { type Reader, readAdvertisingConsents } from './advertising-store.ts';
import type { EmailContent } from './email-content.ts';
import { byDay } from './night.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Returns when a member may get advertising: now or in the morning; null without consent. */
export async function advertiseFrom(
  db: Queryable,
  { memberId, to }: { memberId: number | null; to: string },
  now: Date,
): Promise<Date | null> {
  if (memberId === null) return null;
  const wishes = (await readAdvertisingConsents(db, [{ id: memberId, email: to }])).get(memberId);
  if (!wishes?.mails) return null;
  return wishes.atNight ? now : byDay(now);
}

/** Filters the members with consent to advertising in one query. */
export async function wantOffers<R extends Reader>(db: Queryable, readers: readonly R[]): Promise<R[]> {
  const wishes = await readAdvertisingConsents(db, readers);
  return readers.filter(({ id }) => wishes.get(id)?.mails);
}

/** Marks an e-mail as advertising, as the law requires: label, sender and unsubscribe link. */
export const asAdvertisement = (
  { subject, notes = [], ...letter }: EmailContent,
  ports: Pick<Context, 'config' | 'secrets'>,
  memberId: number,
): EmailContent => ({
  ...letter,
  subject: `(광고) ${subject}`,
  notes: [...notes, '보내는 곳: 신발장'],
  refusal: { label: '수신 거부', url: unsubscribeUrl(ports, memberId) },
});
