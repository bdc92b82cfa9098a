import { myActivities } from '#domain/activity.ts';
import { myLevel } from '#domain/level.ts';
import type { Feature } from '../../kit/feature.ts';
import { readActivities, readLevel } from './service.ts';

/** Level and activity of the caller (contract 10). */
export const levelRoutes: Feature = (route, context) => {
  route(myLevel, ({ user }) => readLevel(context, user.id));
  route(myActivities, ({ user, query }) => readActivities(context, user.id, query));
};
