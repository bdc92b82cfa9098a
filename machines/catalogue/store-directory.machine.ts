import type { ListedStore } from '#domain/catalogue/store.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const storeDirectoryMachine = createResourceMachine<readonly ListedStore[]>({
  id: 'storeDirectory',
  description: 'Stores that sell, by name.',
});
