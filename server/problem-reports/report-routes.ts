import type { FastifyRequest } from 'fastify';
import {
  listMyProblemReports,
  listReportRoutes,
  sendProblemReport,
  takeBackProblemReport,
} from '#domain/problem-reports/problem-report.ts';
import { listProblemReports, readProblemReport } from '#domain/problem-reports/report-desk.ts';
import type { Feature } from '../kit/feature.ts';
import { listReports, readReport, sendReport, takeBack } from './report-service.ts';

/** Address patterns of the API; all are registered before the first request. */
const routesOf = ({ server }: FastifyRequest): ReadonlySet<string> =>
  new Set(
    server.shopRoutes
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
  );

/** Registers the endpoints of problem reports. */
export const problemReportRoutes: Feature = (route, context) => {
  route(listReportRoutes, async ({ request }) => [...routesOf(request)].toSorted());
  route(listMyProblemReports, ({ user, query }) => listReports(context, user.id, query));
  route(sendProblemReport, ({ user, body, request, attempt }) =>
    sendReport(context, user, { file: body.file, routes: routesOf(request) }, attempt),
  );
  route(takeBackProblemReport, ({ user, params, attempt }) => takeBack(context, user, params.id, attempt));
  route(listProblemReports, ({ query }) => listReports(context, null, query));
  route(readProblemReport, ({ params, body }) => readReport(context, params.id, body.reason));
};
