import { pointTransactionsOfOrder, pointTransactionsOfPeriod } from '#domain/rewards/point-rows.ts';
import {
  expiringPoints,
  pointBalance,
  pointTransactions,
  pointTransactionsByType,
} from '#domain/rewards/points.ts';
import type { Feature } from '../../kit/feature.ts';
import { readBalance, readExpiring, readOrderTransactions, readTransactions } from './points-service.ts';

/** Registers the read endpoints of the point ledger (contract 9). */
export const pointRoutes: Feature = (route, context) => {
  route(pointBalance, ({ user }) => readBalance(context, user.id));
  route(pointTransactions, ({ user, query }) => readTransactions(context, user.id, {}, query));
  route(pointTransactionsByType, ({ user, params, query }) =>
    readTransactions(context, user.id, { type: params.type }, query),
  );
  route(pointTransactionsOfPeriod, ({ user, query: { startDate: from, endDate: until, type, ...page } }) =>
    readTransactions(context, user.id, { from, until, type }, page),
  );
  route(pointTransactionsOfOrder, ({ user, params }) =>
    readOrderTransactions(context, user.id, params.orderId),
  );
  route(expiringPoints, ({ user }) => readExpiring(context, user.id));
};
