import { readSellerOrder, type SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of one order of the seller: loads own lines, address and history, and again after each action.
 */
export const sellerOrderMachine = createResourceMachine<SellerOrder, { id: number }>({
  id: 'sellerOrder',
  description:
    'Own lines of one order, where they go, and what has happened; read anew after anything was done.',
  load: endpointPort(readSellerOrder, ({ input }) => ({ params: input })),
  reloads: true,
});
