// Size: the shapes of an event and its read endpoints are read together.
import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, intQuery, sizeQuery } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { EVENT_TYPES, PUBLICATION_STATES, RESULT_STATES } from './event-states.ts';
import { rewardSchema } from './reward-schema.ts';

const EVENT_PAGE_SIZE = 20;
const MAX_EVENT_PAGE_SIZE = 50;

const eventImageSchema = v.object({
  imageId: v.number(),
  imageUrl: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});

/** Voting blackout, during which ranks and counts are shown to administrators only. */
const blackoutSchema = v.object({
  hours: v.number(),
  /** Start of the blackout; null if there is none. */
  from: v.nullable(v.string()),
  isOn: v.boolean(),
});

/**
 * Fields shared by lists and the detail of an event: the union of what clients read (contract 22).
 */
const commonFields = {
  eventId: v.number(),
  title: v.string(),
  description: v.string(),
  /** Days in Asia/Seoul, the last one inclusive. */
  eventStartDate: v.string(),
  eventEndDate: v.string(),
  purchaseStartDate: v.nullable(v.string()),
  purchaseEndDate: v.nullable(v.string()),
  announcementDate: v.nullable(v.string()),
  purchasePeriod: v.string(),
  votePeriod: v.string(),
  /** Portrait picture (4:5) and landscape picture (16:7). */
  imageUrl: v.nullable(v.string()),
  wideImageUrl: v.nullish(v.string()),
  images: v.array(eventImageSchema),
  maxParticipants: v.number(),
  participationMethod: v.string(),
  selectionCriteria: v.string(),
  precautions: v.string(),
  rewards: v.array(rewardSchema),
  createdBy: v.string(),
  createdAt: v.string(),
  deletedAt: v.null(),
  isParticipatable: v.boolean(),
  state: v.picklist(PUBLICATION_STATES),
  resultState: v.picklist(RESULT_STATES),
  entryCount: v.number(),
  /** Counted votes and votes under review; null while counts are hidden. */
  voteCount: v.nullable(v.number()),
  waitingVoteCount: v.nullable(v.number()),
  blackout: blackoutSchema,
  /** Feed entered by the caller, and feed that the caller has voted for. */
  myEntryFeedId: v.nullable(v.number()),
  myVoteFeedId: v.nullable(v.number()),
};

/** List item: type and status are in lower case, in the detail in upper case. */
const eventSummarySchema = v.object({
  ...commonFields,
  type: v.picklist(['ranking', 'battle', 'draw']),
  status: v.picklist(['upcoming', 'ongoing', 'ended']),
});
export type EventSummary = v.InferOutput<typeof eventSummarySchema>;

const eventDetailSchema = v.object({
  ...commonFields,
  type: v.picklist(EVENT_TYPES),
  status: v.picklist(['UPCOMING', 'ONGOING', 'ENDED']),
  /** SHA-256 of the seed of the draws. */
  seedCommit: v.nullable(v.string()),
  frozenAt: v.nullable(v.string()),
  /** SHA-256 of the frozen list of entries. */
  entrantsHash: v.nullable(v.string()),
  /** The caller's number in draws and the nonce of the caller's browser. */
  myEntryNo: v.nullable(v.number()),
  myNonce: v.nullable(v.string()),
  myVoteStanding: v.nullable(v.picklist(['COUNTED', 'WAITING', 'VOID'])),
  cancelReason: v.nullable(v.string()),
  /**
   * Days (Asia/Seoul, server clock) since the announcement was due: 0 on the day, null before it
   * and without a date.
   */
  announcementDaysLate: v.nullish(v.number(), null),
  voteBlackoutHours: v.number(),
  version: v.number(),
});
export type EventDetail = v.InferOutput<typeof eventDetailSchema>;

/** Number of events in each tab under the current search. */
const countsSchema = v.object({
  all: v.number(),
  upcoming: v.number(),
  ongoing: v.number(),
  ended: v.number(),
  /** Number of drafts; 0 for all but administrators. */
  draft: v.number(),
});
export type EventCounts = v.InferOutput<typeof countsSchema>;

/** Page of events; page numbers begin with 1 (contract 2). */
const eventPageSchema = v.object({
  content: v.array(eventSummarySchema),
  page: v.number(),
  size: v.number(),
  totalElements: v.number(),
  totalPages: v.number(),
  hasNext: v.boolean(),
  hasPrevious: v.boolean(),
  numberOfElements: v.number(),
  counts: countsSchema,
});
export type EventPage = v.InferOutput<typeof eventPageSchema>;

/** Schema of a case-insensitive query value; an empty value and `all` mean no filter. */
const wordQuery = <const Words extends readonly [string, ...string[]]>(words: Words, sentence: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().toLowerCase() || 'all'),
      v.picklist(['all', ...words], sentence),
    ),
    'all',
  );

export type EventSort = 'latest' | 'upcoming' | 'past';
const SORTS: Readonly<Record<string, EventSort>> = {
  upcoming: 'upcoming',
  'eventstartdate,asc': 'upcoming',
  past: 'past',
  'eventenddate,desc': 'past',
};

const listQuery = v.object({
  /** Page number from 1; 0 means the first page for clients that count from 0. */
  page: v.pipe(
    intQuery(1, 0, 1_000_000),
    v.transform((page) => Math.max(1, page)),
  ),
  size: sizeQuery(EVENT_PAGE_SIZE, MAX_EVENT_PAGE_SIZE),
  status: wordQuery(['upcoming', 'ongoing', 'ended', 'draft'], '이벤트 상태를 확인해 주세요.'),
  type: wordQuery(['ranking', 'battle', 'draw'], '이벤트 종류를 확인해 주세요.'),
  keyword: v.optional(textField('검색어', 0, 100), ''),
  sort: v.optional(
    v.pipe(
      v.string(),
      v.transform((text): EventSort => SORTS[text.replace(/\s/g, '').toLowerCase()] ?? 'latest'),
    ),
    'latest',
  ),
});
export type EventQuery = v.InferOutput<typeof listQuery>;

const openRead = { method: 'GET', access: 'public' } as const;
const rawPage = { ...openRead, query: listQuery, response: eventPageSchema, wrapping: 'raw' } as const;

/**
 * Public endpoint: lists events by page (from 1), newest, next or latest ended first; drafts for
 * admins only.
 */
export const listEvents = endpoint({
  ...rawPage,
  path: '/api/events/all',
  summary:
    'Lists events by page (starting at 1), newest, upcoming or recently ended first; drafts for administrators only.',
});

/** Public endpoint: lists events by keyword in the title, status and type. */
export const searchEvents = endpoint({
  ...rawPage,
  path: '/api/events/search',
  summary: 'Searches events by title, status and type.',
});

/** Public endpoint: lists the events that a feed can enter today. */
export const listFeedAvailableEvents = endpoint({
  ...openRead,
  path: '/api/events/feed-available',
  summary: 'Lists events that a feed can enter today.',
  response: v.array(eventSummarySchema),
  wrapping: 'envelope',
});

/** Public endpoint: reads one event; a draft for admins only. */
export const getEvent = endpoint({
  ...openRead,
  path: '/api/events/{id}',
  summary: 'Returns an event; a draft for administrators only.',
  params: idParams,
  response: eventDetailSchema,
  wrapping: 'raw',
});
