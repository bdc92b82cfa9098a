import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { TOPICS } from './topics.ts';

/** Limit up to which unread notifications are counted, as the bell displays no more. */
export const MOST_UNREAD = 100;

const noticeSchema = v.object({
  noticeId: v.number(),
  type: v.string(),
  topic: v.picklist(TOPICS),
  message: v.string(),
  /** Path of the page that the notification is about. */
  path: v.string(),
  isRead: v.boolean(),
  createdAt: v.string(),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Endpoint of members: lists own notifications, newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/users/notices',
  access: 'member',
  summary: "Lists the caller's notifications, newest first.",
  query: v.object({
    ...pageQuery(),
    topic: v.optional(v.picklist(TOPICS)),
    unread: v.optional(v.picklist(['true', 'false']), 'false'),
    /** Those of this week (from Monday, Asia/Seoul) that the weekly limit held back. */
    suppressed: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  response: pagedOf(noticeSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: marks one own notification as read. */
export const readNotice = endpoint({
  method: 'POST',
  path: '/api/users/notices/{id}/read',
  access: 'member',
  summary: 'Marks a notification of the caller as read.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: marks all own notifications as read. */
export const readAllNotices = endpoint({
  method: 'POST',
  path: '/api/users/notices/read-all',
  access: 'member',
  summary: 'Marks all notifications of the caller as read.',
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: counts own unread notifications, up to a maximum. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/users/notices/unread',
  access: 'member',
  summary: `Returns the number of unread notifications of the caller, at most ${MOST_UNREAD}.`,
  response: v.object({ unread: v.number() }),
  wrapping: 'envelope',
});
