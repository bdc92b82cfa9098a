import { readStore, type StoreDetail } from '#domain/seller/store/store-desk.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of one store by id: loads seller, products and fee, and loads again after each change. */
export const storeDetailMachine = createResourceMachine<StoreDetail, number>({
  id: 'storeDetail',
  description: 'All of one store at the desk: who sells, what it has, what the shop keeps of its sales.',
  load: endpointPort(readStore, ({ input: id }) => ({ params: { id } })),
  reloads: true,
});
