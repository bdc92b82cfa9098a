import type { EventCounts } from '#domain/events/event.ts';
import { toRewardWire } from '#domain/events/reward-wire.ts';
import { type EventFilter, eventListMachine, type ListedEvent } from '#machines/events/event-list.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { events } from '../kit/events.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

export const group = '이벤트';
const error = new Error('이벤트를 불러오지 못했어요.');

const [autumn] = events;
const listed: readonly ListedEvent[] = [
  { ...autumn, myEntryFeedId: 3, myVoteFeedId: 4 },
  {
    ...autumn,
    eventId: 2,
    title: '눈길에서 살아남은 부츠 배틀',
    type: 'battle',
    imageUrl: 'images/events/event-2.svg',
    eventEndDate: '2026-11-28',
    rewards: [toRewardWire({ condition: '1', kind: 'POINTS', value: 2_000, description: '' })],
    entryCount: 31,
    maxParticipants: 64,
  },
  {
    ...autumn,
    eventId: 3,
    title: '첫 러닝화 추첨',
    type: 'draw',
    imageUrl: 'images/events/event-3.svg',
    rewards: [toRewardWire({ condition: 'RANDOM', kind: 'DISCOUNT_COUPON', value: 20, description: '' })],
    entryCount: 88,
  },
];
const counts: EventCounts = { all: 7, ongoing: 3, upcoming: 1, ended: 3, draft: 0 };
const filter: EventFilter = { status: 'ongoing', type: 'all', keyword: '', sort: 'latest' };

const row = { group, error };

/** Every machine of events. */
export const eventEntries: readonly RegistryEntry[] = [
  pagedEntry({
    ...row,
    title: '이벤트 목록',
    machine: eventListMachine,
    filter,
    narrowed: { ...filter, status: 'ended' },
    beside: { counts },
    items: listed,
    filters: 'withPage',
    reloads: true,
  }),
];
