import * as v from 'valibot';
import { DOCUMENT_MEGABYTES } from '#domain/policies/uploads.ts';
import {
  amendApplication,
  readApplication as readOwnCall,
  sendApplication,
  withdrawApplication,
} from '#domain/seller/application.ts';
import {
  approveApplication,
  askForMore as askForMoreCall,
  listApplications as listCall,
  readOneApplication,
  rejectApplication,
} from '#domain/seller/application-desk.ts';
import {
  DOCUMENT_TOO_LARGE,
  readApplicationDocument,
  readOwnDocument,
  sendDocument,
} from '#domain/seller/application-documents.ts';
import { readForm } from '../../files/multipart-form.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { amend, readOwn, send, withdraw } from './application-service.ts';
import { approve, askForMore, reject } from './decide-service.ts';
import { listApplications, readApplication } from './desk-service.ts';
import { answerDocument } from './document-file.ts';
import { openDocument, openOwnDocument, takeDocument } from './document-service.ts';

const NO_FILE = '파일을 골라 주세요.';
const DOCUMENT_FORM = {
  dataPart: 'data',
  fileField: 'file',
  maxPictures: 1,
  plainFields: true,
  megabytes: DOCUMENT_MEGABYTES,
  sentences: { many: '파일은 하나만 올릴 수 있어요.', large: DOCUMENT_TOO_LARGE },
} as const;

/** Registers the endpoints of seller applications. */
export const applicationRoutes: Feature = (route, context) => {
  route(readOwnCall, ({ user }) => readOwn(context, user));
  route(sendApplication, ({ user, body, attempt }) => send(context, user, body, attempt));
  route(amendApplication, ({ user, body, attempt }) => amend(context, user, body, attempt));
  route(withdrawApplication, ({ user }) => withdraw(context, user));
  route(sendDocument, async ({ user, request }) => {
    const { pictures } = await readForm(context, request, v.object({}), DOCUMENT_FORM);
    const [sent] = pictures;
    if (!sent) throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'file', message: NO_FILE }]);
    return takeDocument(context, user.id, sent);
  });
  route(readOwnDocument, async ({ user, reply }) =>
    answerDocument(reply, await openOwnDocument(context, user.id)),
  );
  route(readApplicationDocument, async ({ params, reply }) =>
    answerDocument(reply, await openDocument(context, params.id)),
  );
  route(listCall, ({ query }) => listApplications(context, query));
  route(readOneApplication, ({ params }) => readApplication(context, params.id));
  route(approveApplication, ({ user, params: { id }, body, attempt }) =>
    approve(context, user, { id, ...body }, attempt),
  );
  route(askForMoreCall, ({ user, params: { id }, body, attempt }) =>
    askForMore(context, user, { id, ...body }, attempt),
  );
  route(rejectApplication, ({ user, params: { id }, body, attempt }) =>
    reject(context, user, { id, ...body }, attempt),
  );
};
