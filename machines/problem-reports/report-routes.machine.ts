import { listReportRoutes } from '#domain/problem-reports/problem-report.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine that loads the address patterns of the API, to which a report reduces the addresses of calls. */
export const reportRoutesMachine = createResourceMachine<string[]>({
  id: 'reportRoutes',
  description: 'Address patterns of the API are loaded before a problem report is made.',
  load: endpointPort(listReportRoutes, () => ({})),
});
