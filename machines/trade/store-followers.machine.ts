import { type StoreFollow, showStoreFollow } from '#domain/catalogue/store-follow.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the followers of a store and its offer to them; a failure leaves the page without them. */
export const storeFollowersMachine = createResourceMachine<StoreFollow, number>({
  id: 'storeFollowers',
  description: 'How many follow a store, what it offers them, and whether I do.',
  load: endpointPort(showStoreFollow, ({ input: id }) => ({ params: { id } })),
  silent: true,
});
