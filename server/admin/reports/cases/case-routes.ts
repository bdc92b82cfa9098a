import { decideMany as decideManyCall } from '#domain/admin/reports/bulk-decision.ts';
import {
  claimCase as claimCaseCall,
  decideCase as decideCaseCall,
  getCase,
  listCases,
} from '#domain/admin/reports/report-case.ts';
import { readTransparency } from '#domain/admin/reports/transparency.ts';
import type { Feature } from '../../../kit/feature.ts';
import { listReportCases, readCase } from '../reports/queue-service.ts';
import { keptTransparency } from '../transparency/transparency-service.ts';
import { decideMany } from './bulk-service.ts';
import { claimCase, decideCase } from './decide-service.ts';

/** Registers the endpoints of report cases and of the transparency report. */
export const caseRoutes: Feature = (route, context) => {
  const transparency = keptTransparency(context);
  route(readTransparency, () => transparency());
  route(listCases, ({ query }) => listReportCases(context, query));
  route(getCase, ({ params }) => readCase(context, params.id));
  route(decideManyCall, ({ user, body }) => decideMany(context, user, body));
  route(claimCaseCall, ({ user, params }) => claimCase(context, user, params.id));
  route(decideCaseCall, ({ user, params, body, attempt }) =>
    decideCase(context, user, { id: params.id, form: body }, attempt),
  );
};
