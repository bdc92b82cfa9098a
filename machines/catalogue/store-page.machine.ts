import { type Store, showStore } from '#domain/catalogue/store.ts';
import { asks } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const storePageMachine = createResourceMachine<Store, number>({
  id: 'storePage',
  description: 'One store with who sells there; a closed one is not found.',
  load: asks(showStore, ({ input: id }) => ({ params: { id } })),
});
