import {
  listAllSettlements,
  listSettlementLines,
  listSettlements,
  paySettlement,
  writeSettlement,
} from '#domain/seller/settlements/settlement.ts';
import type { Feature } from '../../kit/feature.ts';
import { listAll, listLines, listOwn, pay, writeStatement } from './settlement-service.ts';

/** Registers the endpoints of settlements for sellers and administrators. */
export const settlementRoutes: Feature = (route, context) => {
  route(listSettlements, ({ user, query }) => listOwn(context, user.id, query));
  route(listSettlementLines, ({ user, params, query }) =>
    listLines(context, user.id, { ...query, id: params.id }),
  );
  route(writeSettlement, ({ user, params, body }) =>
    writeStatement(context, user.id, { id: params.id, after: body.after }),
  );
  route(listAllSettlements, ({ query }) => listAll(context, query));
  route(paySettlement, ({ params, body, attempt }) =>
    pay(context, { id: params.id, day: body.paidOn }, attempt),
  );
};
