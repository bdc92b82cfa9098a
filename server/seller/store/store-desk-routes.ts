import {
  changeStoreFee,
  closeStore,
  readStore as readStoreCall,
  renameStore,
} from '#domain/seller/store/store-desk.ts';
import type { Feature } from '../../kit/feature.ts';
import { changeFee, closeByAdmin, readStore, renameByAdmin } from './store-desk-service.ts';

/** Registers the endpoints of one store in the admin area. */
export const storeDeskRoutes: Feature = (route, context) => {
  route(readStoreCall, ({ params }) => readStore(context, params.id));
  route(closeStore, ({ params: { id }, body, attempt }) => closeByAdmin(context, { id, ...body }, attempt));
  route(renameStore, ({ params: { id }, body, attempt }) => renameByAdmin(context, { id, ...body }, attempt));
  route(changeStoreFee, ({ params: { id }, body, attempt }) => changeFee(context, { id, ...body }, attempt));
};
