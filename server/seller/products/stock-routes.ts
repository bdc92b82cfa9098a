import { editStock } from '#domain/seller/products/stock-edit.ts';
import type { Feature } from '../../kit/feature.ts';
import { changeStock } from './stock-service.ts';

/** Registers the endpoints of a seller's stock. */
export const stockRoutes: Feature = (route, context) => {
  route(editStock, ({ user, body, attempt }) => changeStock(context, user.id, body, attempt));
};
