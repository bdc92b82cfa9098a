import { moveSellerOrder } from '#domain/trade/orders/order-endpoints.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that marks the shipped lines of one order as delivered after a confirmation. */
export const orderDeliveredMachine = createRemovalMachine({
  id: 'orderDelivered',
  description: 'What is on its way is said to have come, after one question.',
  remove: endpointPort(
    moveSellerOrder,
    ({ id }) => ({ params: { id }, body: { status: 'DELIVERED' } }),
    nothing,
  ),
});
