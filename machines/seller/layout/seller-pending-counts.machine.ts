import { countSellerWaiting, type SellerWaiting } from '#domain/seller/layout/pending-counts.ts';
import { asks } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const sellerWaitingMachine = createResourceMachine<SellerWaiting>({
  id: 'sellerWaiting',
  description: 'How much work waits in a store; counted anew with every page of the desk that is opened.',
  load: asks(countSellerWaiting, () => ({})),
  reloads: true,
  silent: true,
});
