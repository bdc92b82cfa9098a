import { dailyPoints, myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import type { Feature } from '../kit/feature.ts';
import { readActivities, readDailyPoints, readLevel } from './level-service.ts';

/** Level and activity of the caller (contract 10). */
export const levelRoutes: Feature = (route, context) => {
  route(myLevel, ({ user }) => readLevel(context, user.id));
  route(myActivities, ({ user, query }) => readActivities(context, user.id, query));
  route(dailyPoints, ({ user, query: { startDate } }) => readDailyPoints(context, user.id, startDate));
};
