import { countPending, type PendingCounts } from '#domain/admin/layout/pending-counts.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const adminPendingCountsMachine = createResourceMachine<PendingCounts>({
  id: 'adminPendingCounts',
  description:
    'How much work waits behind each page of the menu; counted anew with every page that is opened.',
  load: endpointPort(countPending, () => ({})),
  reloads: true,
  silent: true,
});
