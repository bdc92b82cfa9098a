import type { OwnStore } from '#domain/seller/store/own-store.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const ownStoreMachine = createResourceMachine<OwnStore>({
  id: 'ownStore',
  description: 'The store of a seller; read anew whenever something of it was changed.',
  reloads: true,
});
