import type { EventDetail, EventPage, EventQuery, EventSummary } from '#domain/events/event.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countEvents, findEventPage, findEventRow, findOngoingEvents } from './event-store.ts';
import { toDetail, toSummary } from './to-event-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of events, counted from 1, with the number of events per tab. */
export async function findEvents(
  { db, clock }: Ports,
  { page, size, ...search }: EventQuery,
  user: Member | null,
): Promise<EventPage> {
  const now = clock.now();
  const isAdmin = user?.userType === 'admin';
  const moment = { today: seoulDay(now), viewerId: user?.id ?? 0, isAdmin };
  const counts = await countEvents(db, search, moment);
  const totalElements = counts[search.status];
  const offset = (page - 1) * size;
  const rows = offset < totalElements ? await findEventPage(db, search, { offset, limit: size }, moment) : [];
  const totalPages = Math.ceil(totalElements / size);
  return {
    content: rows.map((row) => toSummary(row, { user, now })),
    page,
    size,
    totalElements,
    totalPages,
    hasNext: page < totalPages,
    hasPrevious: page > 1,
    numberOfElements: rows.length,
    counts,
  };
}

/**
 * Returns the events that a feed can enter today; not cached, so that an ended one disappears at
 * midnight in Seoul.
 */
export async function findEnterable({ db, clock }: Ports, user: Member | null): Promise<EventSummary[]> {
  const now = clock.now();
  const rows = await findOngoingEvents(db, seoulDay(now), user?.id ?? 0);
  return rows.map((row) => toSummary(row, { user, now }));
}

/** Returns an event; drafts for administrators only. */
export async function findEvent({ db, clock }: Ports, id: number, user: Member | null): Promise<EventDetail> {
  const row = await findEventRow(db, id, user?.id ?? 0);
  if (!row || (row.state === 'DRAFT' && user?.userType !== 'admin')) throw new ShopError('EVENT_NOT_FOUND');
  return toDetail(row, { user, now: clock.now() });
}
