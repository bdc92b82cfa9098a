import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { type Reader, readWishes } from './advertising-store.ts';
import type { Letter } from './letter.ts';
import { byDay } from './night.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** When a member may be sent an advertisement: now or in the morning; null for those who do not want any. */
export async function advertiseFrom(
  db: Queryable,
  { memberId, to }: { memberId: number | null; to: string },
  now: Date,
): Promise<Date | null> {
  if (memberId === null) return null;
  const wishes = (await readWishes(db, [{ id: memberId, email: to }])).get(memberId);
  if (!wishes?.mails) return null;
  return wishes.atNight ? now : byDay(now);
}

/** Those of many who want advertisements, so that a mail to all of them asks once. */
export async function wantOffers<R extends Reader>(db: Queryable, readers: readonly R[]): Promise<R[]> {
  const wishes = await readWishes(db, readers);
  return readers.filter(({ id }) => wishes.get(id)?.mails);
}

/** What the law wants to be seen: what it is, who sends it, and how to have no more of it. */
export const asAdvertisement = (
  { subject, notes = [], ...letter }: Letter,
  ports: Pick<Context, 'config' | 'secrets'>,
  memberId: number,
): Letter => ({
  ...letter,
  subject: `(광고) ${subject}`,
  notes: [...notes, '보내는 곳: 신발장'],
  refusal: { label: '수신 거부', url: unsubscribeUrl(ports, memberId) },
});
