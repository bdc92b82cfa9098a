import { type EventSummary, eventStatusOf, listFeedAvailableEvents } from '#domain/community/event.ts';
import { contentAddress } from '#domain/kit/image-url.ts';
import { seoulDay } from '#domain/kit/time.ts';
import type { Feature } from '../kit/feature.ts';
import { findOngoingEvents } from './event-store.ts';

type EventRow = Awaited<ReturnType<typeof findOngoingEvents>>[number];

const LOWER = { UPCOMING: 'upcoming', ONGOING: 'ongoing', ENDED: 'ended' } as const;
const periodOf = (first: string | null, last: string | null) => (first && last ? `${first} ~ ${last}` : '');

/** Events that a feed can enter; never cached, so that an ended one disappears at midnight in Seoul. */
export const eventRoutes: Feature = (route, { db, clock }) => {
  route(listFeedAvailableEvents, async () => {
    const today = seoulDay(clock.now());
    const events = await findOngoingEvents(db, today);
    return events.map((event) => toSummary(event, today));
  });
};

function toSummary(event: EventRow, today: string): EventSummary {
  const status = eventStatusOf(event.start_date, event.end_date, today);
  return {
    eventId: event.id,
    title: event.title,
    description: event.description,
    type: event.type === 'BATTLE' ? 'battle' : 'ranking',
    status: LOWER[status],
    eventStartDate: event.start_date,
    eventEndDate: event.end_date,
    imageUrl: contentAddress(event.image_url),
    wideImageUrl: contentAddress(event.wide_image_url),
    maxParticipants: event.max_participants,
    participationMethod: event.participation_method,
    purchasePeriod: periodOf(event.purchase_start_date, event.purchase_end_date),
    votePeriod: periodOf(event.start_date, event.end_date),
    announcementDate: event.announcement_date,
    createdAt: event.created_at.toISOString(),
    isParticipatable: status === 'ONGOING',
  };
}
