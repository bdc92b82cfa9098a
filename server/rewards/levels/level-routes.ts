import { dailyPoints, myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { levelOfMember } from '#domain/rewards/ranking.ts';
import type { Feature } from '../../kit/feature.ts';
import { readActivities, readDailyPoints, readLevel, readLevelOf } from './level-service.ts';

/** Registers the endpoints of levels and activities (contract 10). */
export const levelRoutes: Feature = (route, context) => {
  route(myLevel, ({ user }) => readLevel(context, user.id));
  route(levelOfMember, ({ user, params }) => readLevelOf(context, params.userId, user));
  route(myActivities, ({ user, query }) => readActivities(context, user.id, query));
  route(dailyPoints, ({ user, query: { startDate } }) => readDailyPoints(context, user.id, startDate));
};
