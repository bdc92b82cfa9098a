import type { Eligibility } from '#domain/events/entry.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

const getEligibility = () => import('#domain/events/entry.ts').then(({ getEligibility }) => getEligibility);

/**
 * Machine of the entry check of one event: loads which purchases of the member qualify and why others do
 * not.
 */
export const eventEligibilityMachine = createResourceMachine<Eligibility, number>({
  id: 'eventEligibility',
  description: 'Whether a member can enter an event, with which purchases, and why not with the others.',
  load: endpointPort(getEligibility, ({ input: id }) => ({ params: { id } })),
});
