import { decideDispute } from '#domain/trade/delivery/delivery-dispute.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/**
 * Machine that closes one delivery dispute after a confirmation; the order line then counts as delivered
 * today.
 */
export const disputeDecisionMachine = createRemovalMachine({
  id: 'disputeDecision',
  description: 'A dispute of a delivery is ended by an administrator, after one question.',
  remove: endpointPort(decideDispute, ({ id }) => ({ params: { id } }), nothing),
});
