import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { dayField } from '../kit/forms/form-fields.ts';
import { type PageQuery, pageQuery } from '../kit/page.ts';
import { type ACTIVITY_POINTS, DAILY_POINT_DAYS } from '../policies/points.ts';

export type ActivityType = keyof typeof ACTIVITY_POINTS;

/** `id` and `activityId` are the same number (contract D.4); one of the two may be absent. */
const activity = v.object({
  activityId: v.number(),
  description: v.string(),
  pointsEarned: v.number(),
  createdAt: v.string(),
  id: v.optional(v.number()),
  activityType: v.optional(v.string()),
  activityDescription: v.optional(v.string()),
  referenceId: v.nullish(v.number(), null),
  referenceType: v.nullish(v.string(), null),
});
export type Activity = v.InferOutput<typeof activity>;

const sort = v.object({ empty: v.boolean(), sorted: v.boolean(), unsorted: v.boolean() });
const pageable = v.object({
  pageNumber: v.number(),
  pageSize: v.number(),
  offset: v.number(),
  paged: v.boolean(),
  unpaged: v.boolean(),
  sort,
});

/** Schema of the Spring page (contract 2.1, `Page<T>`), limited to the fields that clients read. */
/* @__NO_SIDE_EFFECTS__ */
export const springPageOf = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.object({
    content: v.array(item),
    totalPages: v.number(),
    totalElements: v.number(),
    pageable: v.optional(pageable),
    last: v.optional(v.boolean()),
    first: v.optional(v.boolean()),
    size: v.optional(v.number()),
    number: v.optional(v.number()),
    sort: v.optional(sort),
    numberOfElements: v.optional(v.number()),
    empty: v.optional(v.boolean()),
  });

/** Schema of a page of activities that earned activity points. */
export const activityPage = springPageOf(activity);

const SORTED = { empty: false, sorted: true, unsorted: false };

/** Builds a page in the shape of Spring Data (contract 2.1, `Page<T>`). */
export function toSpringPage<T>(content: T[], { page, size }: PageQuery, totalElements: number) {
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    pageable: {
      pageNumber: page,
      pageSize: size,
      offset: page * size,
      paged: true,
      unpaged: false,
      sort: SORTED,
    },
    totalElements,
    totalPages,
    last: page + 1 >= totalPages,
    first: page === 0,
    size,
    number: page,
    sort: SORTED,
    numberOfElements: content.length,
    empty: content.length === 0,
  };
}

/** Endpoint of members: lists own activities that earned activity points, newest first. */
export const myActivities = endpoint({
  method: 'GET',
  path: '/api/users/level/me/activities',
  access: 'member',
  summary: "Lists the caller's activities that earned activity points, newest first.",
  query: v.object(pageQuery()),
  response: activityPage,
  wrapping: 'raw',
});

/** Endpoint of members: lists own activity points by day (Asia/Seoul), newest first. */
export const dailyPoints = endpoint({
  method: 'GET',
  path: '/api/users/me/activity/daily-points',
  access: 'member',
  summary: `Returns the caller's activity points per day (Asia/Seoul), newest first; the last ${DAILY_POINT_DAYS.usual} days without a first day.`,
  query: v.object({ startDate: v.optional(dayField) }),
  response: v.array(v.object({ date: v.string(), totalPoints: v.number() })),
  wrapping: 'envelope',
});
