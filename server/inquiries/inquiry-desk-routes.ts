import {
  answerShopInquiry,
  answerStoreInquiry,
  listShopInquiries,
  listStoreInquiries,
  readShopInquiry,
  readStoreInquiry,
} from '#domain/inquiries/inquiry-desk.ts';
import type { Feature, Member } from '../kit/feature.ts';
import { answerInquiry, listDesk } from './desk-service.ts';
import type { Reader } from './inquiry-rows-sql.ts';
import { readInquiry } from './inquiry-service.ts';

const asStore = ({ id }: Member): Reader => ({ as: 'STORE', id });
const asShop = ({ id }: Member): Reader => ({ as: 'SHOP', id });

/** Registers the endpoints with which sellers and administrators read and answer inquiries. */
export const inquiryDeskRoutes: Feature = (route, context) => {
  route(listStoreInquiries, ({ user, query }) =>
    context.searching(query.q, () => listDesk(context, asStore(user), query)),
  );
  route(readStoreInquiry, ({ user, params }) => readInquiry(context, params.id, asStore(user)));
  route(answerStoreInquiry, ({ user, params, body, attempt }) =>
    answerInquiry(context, asStore(user), { ...params, ...body }, attempt),
  );
  route(listShopInquiries, ({ user, query }) =>
    context.searching(query.q, () => listDesk(context, asShop(user), query)),
  );
  route(readShopInquiry, ({ user, params }) => readInquiry(context, params.id, asShop(user)));
  route(answerShopInquiry, ({ user, params, body, attempt }) =>
    answerInquiry(context, asShop(user), { ...params, ...body }, attempt),
  );
};
