import { type Store, showStore } from '#domain/catalogue/store.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of one public store page by id: loads the store with its seller; a closed store is not found. */
export const storePageMachine = createResourceMachine<Store, number>({
  id: 'storePage',
  description: 'One store with who sells there; a closed one is not found.',
  load: endpointPort(showStore, ({ input: id }) => ({ params: { id } })),
});
