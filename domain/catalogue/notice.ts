import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';

const noticeSchema = v.object({
  noticeId: v.number(),
  type: v.string(),
  message: v.string(),
  /** Page of the shop that the notice is about. */
  path: v.string(),
  isRead: v.boolean(),
  createdAt: v.string(),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/users/notices',
  access: 'member',
  summary: 'What the shop told me, latest first',
  query: v.object(pageQuery()),
  response: pagedOf(noticeSchema),
  wrapping: 'envelope',
});

export const readNotice = endpoint({
  method: 'POST',
  path: '/api/users/notices/{id}/read',
  access: 'member',
  summary: 'Mark one of my notices as read',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
