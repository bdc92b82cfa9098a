import { type OwnStore, readOwnStore } from '#domain/seller/store/own-store.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the seller's own store: loads it, and loads it again after each change. */
export const ownStoreMachine = createResourceMachine<OwnStore>({
  id: 'ownStore',
  description: 'The store of a seller; read anew whenever something of it was changed.',
  load: endpointPort(readOwnStore, () => ({})),
  reloads: true,
});
