import { type ApplicationDetail, readOneApplication } from '#domain/seller/application-desk.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of one seller application by id: loads all its data with similar applications. */
export const applicationDetailMachine = createResourceMachine<ApplicationDetail, number>({
  id: 'applicationDetail',
  description: 'All of one application to sell, with what it resembles.',
  load: endpointPort(readOneApplication, ({ input: id }) => ({ params: { id } })),
});
