import { dailyPoints, myActivities } from '#domain/rewards/activity.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { levelOfMember, levelRanking } from '#domain/rewards/ranking.ts';
import type { Feature } from '../kit/feature.ts';
import { readActivities, readDailyPoints, readLevel, readLevelOf, readRanking } from './level-service.ts';

/** Levels and activity (contract 10). */
export const levelRoutes: Feature = (route, context) => {
  route(myLevel, ({ user }) => readLevel(context, user.id));
  route(levelOfMember, ({ user, params }) => readLevelOf(context, params.userId, user));
  route(levelRanking, ({ user, query }) => readRanking(context, query.limit, user));
  route(myActivities, ({ user, query }) => readActivities(context, user.id, query));
  route(dailyPoints, ({ user, query: { startDate } }) => readDailyPoints(context, user.id, startDate));
};
