import { seoulHour } from '#domain/kit/time.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import { readWishes } from './advertising-store.ts';
import type { Letter } from './letter.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const HOUR_MS = 3_600_000;
const NIGHT = { from: 21, to: 8 };

/** From nine in the evening to eight in the morning in Seoul. */
export const isNight = (at: Date): boolean => seoulHour(at) >= NIGHT.from || seoulHour(at) < NIGHT.to;

/** The next eight o'clock in the morning in Seoul. */
function morningAfter(at: Date): Date {
  const hours = (24 + NIGHT.to - seoulHour(at)) % 24;
  // Hours in Seoul are whole hours elsewhere too.
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}

/** When a member may be sent an advertisement: now or in the morning; null for those who do not want any. */
export async function advertiseFrom(
  db: Queryable,
  { memberId, to }: { memberId: number | null; to: string },
  now: Date,
): Promise<Date | null> {
  const wishes = memberId === null ? null : await readWishes(db, memberId, to);
  if (!wishes?.mails) return null;
  return isNight(now) && !wishes.atNight ? morningAfter(now) : now;
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
