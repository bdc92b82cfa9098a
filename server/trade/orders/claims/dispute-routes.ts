import { decideDispute, reportNotReceived, reportReceived } from '#domain/trade/delivery/delivery-dispute.ts';
import type { Feature } from '../../../kit/feature.ts';
import { decide, receiveLines, reportLines } from './dispute-service.ts';

/** Registers the endpoints of delivery disputes. */
export const disputeRoutes: Feature = (route, context) => {
  route(reportNotReceived, ({ user, params, body, attempt }) =>
    reportLines(context, user.id, { orderId: params.id, ids: body.orderItemIds }, attempt),
  );
  route(reportReceived, ({ user, params, body, attempt }) =>
    receiveLines(context, user.id, { orderId: params.id, ids: body.orderItemIds }, attempt),
  );
  route(decideDispute, ({ params, attempt }) => decide(context, params.id, attempt));
};
