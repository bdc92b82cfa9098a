import type { EntrySort } from '#domain/community/entry-sorts.ts';
import { blackoutOf } from '#domain/events/blackout.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { findLife } from '../events/calendar/event-store.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { findEntryIds } from './entry-list-store.ts';
import { findRows } from './feed-read-store.ts';
import { toFeedResponse, viewerOf } from './to-feed-response.ts';

type Slice = PageQuery & { sort: EntrySort };

/**
 * Returns the feeds entered in an event. The random order is stable per viewer and day, so that
 * pages do not repeat; during the blackout it applies to all but administrators.
 */
export async function findEntries(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  eventId: number,
  { sort, ...slice }: Slice,
  user: Member | null,
) {
  const isAdmin = user?.userType === 'admin';
  const event = await findLife(db, eventId);
  if (!event || (event.state === 'DRAFT' && !isAdmin)) throw new ShopError('EVENT_NOT_FOUND');
  const now = clock.now();
  const dark = blackoutOf({ endDate: event.endDate, hours: event.voteBlackoutHours }, now);
  const viewerId = user?.id ?? 0;
  const shuffle = `${eventId} ${viewerId} ${seoulDay(now)} `;
  const order = dark.isOn && !isAdmin ? 'random' : sort;
  const { ids, total } = await findEntryIds(db, { eventId, viewerId, sort: order, shuffle }, slice);
  const rows = await findRows(db, ids, { viewerId, now });
  const viewer = viewerOf(user, { clock });
  return toPaged(
    rows.map((row) => toFeedResponse(row, viewer)),
    slice,
    total,
  );
}
