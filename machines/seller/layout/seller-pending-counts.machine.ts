import { countSellerPending, type SellerPendingCounts } from '#domain/seller/layout/pending-counts.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the badges in the seller menu: counts the pending work anew whenever a page opens. */
export const sellerPendingCountsMachine = createResourceMachine<SellerPendingCounts>({
  id: 'sellerPendingCounts',
  description: 'How much work waits in a store; counted anew with every page of the desk that is opened.',
  load: endpointPort(countSellerPending, () => ({})),
  reloads: true,
  silent: true,
});
