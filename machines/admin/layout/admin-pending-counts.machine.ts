import { countWaiting, type Waiting } from '#domain/admin/layout/pending-counts.ts';
import { asks } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const adminWaitingMachine = createResourceMachine<Waiting>({
  id: 'adminWaiting',
  description:
    'How much work waits behind each page of the menu; counted anew with every page that is opened.',
  load: asks(countWaiting, () => ({})),
  reloads: true,
  silent: true,
});
