import { type Store, showStore } from '#domain/catalogue/store.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const storePageMachine = createResourceMachine<Store, number>({
  id: 'storePage',
  description: 'One store with who sells there; a closed one is not found.',
  load: endpointPort(showStore, ({ input: id }) => ({ params: { id } })),
});
