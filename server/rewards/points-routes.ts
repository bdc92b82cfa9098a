import {
  expiringPoints,
  pointBalance,
  pointTransactions,
  pointTransactionsByType,
} from '#domain/rewards/points.ts';
import type { Feature } from '../kit/feature.ts';
import { readBalance, readExpiring, readTransactions } from './points-service.ts';

/** Reads of the point ledger (contract 9). */
export const pointRoutes: Feature = (route, context) => {
  route(pointBalance, ({ user }) => readBalance(context, user.id));
  route(pointTransactions, ({ user, query }) => readTransactions(context, user.id, null, query));
  route(pointTransactionsByType, ({ user, params, query }) =>
    readTransactions(context, user.id, params.type, query),
  );
  route(expiringPoints, ({ user }) => readExpiring(context, user.id));
};
