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
import type { Feature } from '../../kit/feature.ts';
import { amend, readOwn, send, withdraw } from './application-service.ts';
import { approve, askForMore, reject } from './decide-service.ts';
import { listApplications, readApplication } from './desk-service.ts';

/** From an application to a store. */
export const applicationRoutes: Feature = (route, context) => {
  route(readOwnCall, ({ user }) => readOwn(context, user));
  route(sendApplication, ({ user, body, attempt }) => send(context, user, body, attempt));
  route(amendApplication, ({ user, body, attempt }) => amend(context, user, body, attempt));
  route(withdrawApplication, ({ user }) => withdraw(context, user));
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
