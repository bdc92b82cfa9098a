import type { Store } from '#domain/catalogue/store.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const storePageMachine = createResourceMachine<Store, number>({
  id: 'storePage',
  description: 'One store with who sells there; a closed one is not found.',
});
