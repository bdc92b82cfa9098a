import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

export const EVENT_STATUSES = ['UPCOMING', 'ONGOING', 'ENDED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Status by date: the first and the last day belong to the event. */
export function eventStatusOf(startDate: string, endDate: string, today: string): EventStatus {
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'ENDED' : 'ONGOING';
}

/** An event in lists: type and status in lower case, dates as `yyyy-MM-dd` (contract 22). */
const eventSummarySchema = v.object({
  eventId: v.number(),
  title: v.string(),
  description: v.string(),
  type: v.picklist(['ranking', 'battle']),
  status: v.picklist(['upcoming', 'ongoing', 'ended']),
  eventStartDate: v.string(),
  eventEndDate: v.string(),
  /** Upright, 4:5, and the same lying, 16:7. */
  imageUrl: v.nullable(v.string()),
  wideImageUrl: v.nullish(v.string()),
  maxParticipants: v.number(),
  participationMethod: v.string(),
  purchasePeriod: v.string(),
  votePeriod: v.string(),
  announcementDate: v.nullable(v.string()),
  createdAt: v.string(),
  isParticipatable: v.boolean(),
});
export type EventSummary = v.InferOutput<typeof eventSummarySchema>;

export const listFeedAvailableEvents = endpoint({
  method: 'GET',
  path: '/api/events/feed-available',
  access: 'public',
  summary: 'Events that a feed can enter today',
  response: v.array(eventSummarySchema),
  wrapping: 'envelope',
});
