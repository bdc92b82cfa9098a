import { countPending, type PendingCounts } from '#domain/admin/layout/pending-counts.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of the badges in the admin menu: counts the pending work of each page anew whenever a page opens.
 */
export const adminPendingCountsMachine = createResourceMachine<PendingCounts>({
  id: 'adminPendingCounts',
  description:
    'How much work waits behind each page of the menu; counted anew with every page that is opened.',
  load: endpointPort(countPending, () => ({})),
  reloads: true,
  silent: true,
});
