import { decideDispute } from '#domain/trade/delivery/delivery-dispute.ts';
import { asks, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const disputeDecisionMachine = createRemovalMachine({
  id: 'disputeDecision',
  description: 'A dispute of a delivery is ended by an administrator, after one question.',
  remove: asks(decideDispute, ({ id }) => ({ params: { id } }), nothing),
});
