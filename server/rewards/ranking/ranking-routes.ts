import { levelRanking, ownRanking } from '#domain/rewards/ranking.ts';
import type { Feature } from '../../kit/feature.ts';
import { readOwnRank, readRanking } from './ranking-service.ts';

/** Registers the endpoints of the level ranking (contract 10). */
export const rankingRoutes: Feature = (route, context) => {
  route(levelRanking, ({ user, query }) => readRanking(context, query, user));
  route(ownRanking, ({ user, query }) => readOwnRank(context, user.id, query.period));
};
