import { myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import type { Feature } from '../kit/feature.ts';
import { readActivities, readLevel } from './level-service.ts';

/** Level and activity of the caller (contract 10). */
export const levelRoutes: Feature = (route, context) => {
  route(myLevel, ({ user }) => readLevel(context, user.id));
  route(myActivities, ({ user, query }) => readActivities(context, user.id, query));
};
