import { type ListedStore, listStores } from '#domain/catalogue/store.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the store directory: loads the open stores by name. */
export const storeDirectoryMachine = createResourceMachine<readonly ListedStore[]>({
  id: 'storeDirectory',
  description: 'Stores that sell, by name.',
  load: endpointPort(listStores, () => ({})),
});
