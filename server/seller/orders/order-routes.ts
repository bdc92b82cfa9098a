import { setNewArrivalDate as newDayCall } from '#domain/seller/orders/new-arrival-date.ts';
import { exportSellerLines, listSellerLines } from '#domain/seller/orders/seller-line.ts';
import { cancelSellerLines, readSellerOrder } from '#domain/seller/orders/seller-order.ts';
import {
  correctTracking as correctCall,
  readShipmentFile as fileCall,
  shipLines,
} from '#domain/seller/orders/shipments.ts';
import type { Feature } from '../../kit/feature.ts';
import { exportLines } from './line-file-service.ts';
import { listLines } from './line-list-service.ts';
import { cancelOwnLines, correctTracking } from './line-service.ts';
import { setNewArrivalDate } from './new-arrival-date-service.ts';
import { readOwnOrder } from './order-service.ts';
import { readShipmentFile } from './read-shipment-file.ts';
import { shipRows } from './ship-service.ts';

/** Registers the endpoints of a seller's orders. */
export const orderDeskRoutes: Feature = (route, context) => {
  route(listSellerLines, ({ user, query }) => listLines(context, user.id, query));
  route(exportSellerLines, ({ user, body }) => exportLines(context, user.id, body));
  route(readSellerOrder, ({ user, params }) => readOwnOrder(context, user.id, params.id));
  route(shipLines, ({ user, body, attempt }) => shipRows(context, user.id, body, attempt));
  route(fileCall, async ({ body }) => readShipmentFile(body));
  route(correctCall, ({ user, params, body }) => correctTracking(context, user.id, { ...params, ...body }));
  route(newDayCall, ({ user, params, body, attempt }) =>
    setNewArrivalDate(context, user.id, { orderId: params.id, ...body }, attempt),
  );
  route(cancelSellerLines, ({ user, params, body, attempt }) =>
    cancelOwnLines(context, user.id, { orderId: params.id, ...body }, attempt),
  );
};
