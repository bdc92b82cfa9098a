import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { WEEKLY_NOTICE_LIMITS } from '../policies/reminders.ts';

const limitSchema = v.object({
  /** Most notifications of a week by e-mail, push or KakaoTalk; null without a limit. */
  weekly: v.nullable(v.number()),
  /** Notifications of this week that count towards the limit, and those that it held back. */
  counted: v.number(),
  suppressed: v.number(),
});
export type NoticeLimit = v.InferOutput<typeof limitSchema>;

/** Endpoint of members: reads the own weekly limit and what it has done this week. */
export const readNoticeLimit = endpoint({
  method: 'GET',
  path: '/api/users/me/notice-limit',
  access: 'member',
  summary: "Returns the caller's weekly limit of notifications, and how many were sent and held back.",
  response: limitSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: sets the own weekly limit; null removes it. Idempotent. */
export const saveNoticeLimit = endpoint({
  method: 'PUT',
  path: '/api/users/me/notice-limit',
  access: 'member',
  summary: "Sets the caller's weekly limit of notifications by e-mail, push and KakaoTalk.",
  body: v.object({ weekly: v.nullable(v.picklist(WEEKLY_NOTICE_LIMITS)) }),
  response: limitSchema,
  wrapping: 'envelope',
});
