import { listMyInquiries, readMyInquiry } from '#domain/inquiries/inquiry.ts';
import {
  answerShopInquiry,
  answerStoreInquiry,
  listShopInquiries,
  listStoreInquiries,
  readShopInquiry,
  readStoreInquiry,
} from '#domain/inquiries/inquiry-desk.ts';
import {
  closeInquiry as closeCall,
  openInquiry as openCall,
  writeInquiryMessage,
} from '#domain/inquiries/inquiry-form.ts';
import type { Feature, Member } from '../kit/feature.ts';
import { answerInquiry, listDesk } from './desk-service.ts';
import type { Reader } from './inquiry-rows-sql.ts';
import { closeInquiry, findMyInquiries, openInquiry, readInquiry, writeMessage } from './inquiry-service.ts';

const asBuyer = ({ id }: Member): Reader => ({ as: 'BUYER', id });
const asStore = ({ id }: Member): Reader => ({ as: 'STORE', id });
const asShop = ({ id }: Member): Reader => ({ as: 'SHOP', id });

/** Registers the endpoints of a member's inquiries. */
export const inquiryRoutes: Feature = (route, context) => {
  const { db } = context;
  route(listMyInquiries, ({ user, query }) => findMyInquiries(db, user, query));
  route(readMyInquiry, ({ user, params }) => readInquiry(db, params.id, asBuyer(user)));
  route(openCall, ({ user, body, attempt }) => openInquiry(context, user, body, attempt));
  route(writeInquiryMessage, ({ user, params, body, attempt }) =>
    writeMessage(context, user, { ...params, ...body }, attempt),
  );
  route(closeCall, ({ user, params, attempt }) => closeInquiry(context, user, params.id, attempt));
};

/** Registers the endpoints with which sellers and administrators read and answer inquiries. */
export const inquiryDeskRoutes: Feature = (route, context) => {
  const { db } = context;
  route(listStoreInquiries, ({ user, query }) =>
    context.searching(query.q, () => listDesk(context, asStore(user), query)),
  );
  route(readStoreInquiry, ({ user, params }) => readInquiry(db, params.id, asStore(user)));
  route(answerStoreInquiry, ({ user, params, body, attempt }) =>
    answerInquiry(context, asStore(user), { ...params, ...body }, attempt),
  );
  route(listShopInquiries, ({ user, query }) =>
    context.searching(query.q, () => listDesk(context, asShop(user), query)),
  );
  route(readShopInquiry, ({ user, params }) => readInquiry(db, params.id, asShop(user)));
  route(answerShopInquiry, ({ user, params, body, attempt }) =>
    answerInquiry(context, asShop(user), { ...params, ...body }, attempt),
  );
};
