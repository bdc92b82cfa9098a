import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { pageQuery } from '../kit/page.ts';
import { isInOrder, NOT_IN_ORDER, periodFields } from '../kit/time/period-query.ts';
import { pointPage, pointTypeField, transactionSchema } from './points.ts';

// The member's ledger by period and by order, shared with legacy clients (contract 9).

/**
 * Endpoint of members: lists own point transactions of a period, of one type or all, newest first.
 */
export const pointTransactionsOfPeriod = endpoint({
  method: 'GET',
  path: '/api/users/points/transactions/period',
  access: 'member',
  summary: "Lists the caller's point transactions of a period, of one type or all, newest first.",
  query: v.pipe(
    v.object({ ...periodFields, type: v.optional(pointTypeField), ...pageQuery() }),
    v.forward(
      v.check((period) => isInOrder(period), NOT_IN_ORDER),
      ['endDate'],
    ),
  ),
  response: pointPage,
  wrapping: 'raw',
});

/** Endpoint of members: lists the own point transactions of an order, newest first. */
export const pointTransactionsOfOrder = endpoint({
  method: 'GET',
  path: '/api/users/points/transactions/order/{orderId}',
  access: 'member',
  summary: 'Lists the points that an order earned, used and returned, newest first.',
  params: v.object({ orderId: idSchema }),
  response: v.array(transactionSchema),
  wrapping: 'raw',
});
