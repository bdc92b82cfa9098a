import { listMyInquiries, readMyInquiry } from '#domain/inquiries/inquiry.ts';
import {
  closeInquiry as closeCall,
  openInquiry as openCall,
  uploadInquiryPicture,
  writeInquiryMessage,
} from '#domain/inquiries/inquiry-form.ts';
import { receiveUpload } from '../files/read-upload.ts';
import type { Feature, Member } from '../kit/feature.ts';
import type { Reader } from './inquiry-rows-sql.ts';
import { closeInquiry, findMyInquiries, openInquiry, readInquiry, writeMessage } from './inquiry-service.ts';

const asBuyer = ({ id }: Member): Reader => ({ as: 'BUYER', id });

/** Registers the endpoints of a member's inquiries. */
export const inquiryRoutes: Feature = (route, context) => {
  const { db } = context;
  route(listMyInquiries, ({ user, query }) => findMyInquiries(db, user, query));
  route(readMyInquiry, ({ user, params }) => readInquiry(context, params.id, asBuyer(user)));
  route(uploadInquiryPicture, async ({ user, request }) => ({
    pictureId: await receiveUpload(context, request, 'inquiries', user.id),
  }));
  route(openCall, ({ user, body, attempt }) => openInquiry(context, user, body, attempt));
  route(writeInquiryMessage, ({ user, params, body, attempt }) =>
    writeMessage(context, user, { ...params, ...body }, attempt),
  );
  route(closeCall, ({ user, params, attempt }) => closeInquiry(context, user, params.id, attempt));
};
