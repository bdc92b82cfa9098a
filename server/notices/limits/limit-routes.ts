import { readNoticeLimit, saveNoticeLimit } from '#domain/notices/notice-limit.ts';
import type { Feature } from '../../kit/feature.ts';
import { readLimit, saveLimit } from './limit-service.ts';

/** Registers the endpoints of the weekly limit of notifications. */
export const limitRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(readNoticeLimit, ({ user }) => readLimit(db, user.id, clock.now()));
  route(saveNoticeLimit, ({ user, body }) => saveLimit(context, user.id, body.weekly));
};
