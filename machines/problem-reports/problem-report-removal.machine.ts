import { takeBackProblemReport } from '#domain/problem-reports/problem-report.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that deletes a problem report of the member after a confirmation. */
export const problemReportRemovalMachine = createRemovalMachine({
  id: 'problemReportRemoval',
  description: 'A problem report is deleted by its member after one confirmation.',
  remove: endpointPort(takeBackProblemReport, ({ id }) => ({ params: { id } }), nothing),
});
