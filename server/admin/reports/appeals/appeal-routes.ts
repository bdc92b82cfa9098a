import { fileAppeal as fileAppealCall, listOwnCases } from '#domain/admin/reports/appeal.ts';
import {
  decideAppeal as decideAppealCall,
  listAppeals as listAppealsCall,
} from '#domain/admin/reports/appeal-queue.ts';
import type { Feature } from '../../../kit/feature.ts';
import { fileAppeal, listAppeals, readOwnCases } from './appeal-service.ts';
import { decideAppeal } from './judge-appeal.ts';

/** Registers the endpoints of appeals. */
export const appealRoutes: Feature = (route, context) => {
  route(listOwnCases, ({ user }) => readOwnCases(context, user));
  route(fileAppealCall, ({ user, body, attempt }) => fileAppeal(context, user, body, attempt));
  route(listAppealsCall, ({ user, query }) => listAppeals(context, user, query));
  route(decideAppealCall, ({ user, params, body, attempt }) =>
    decideAppeal(context, user, { id: params.id, form: body }, attempt),
  );
};
