import { withdrawClaim } from '#domain/trade/claims/claim.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that withdraws one undecided return or exchange request after a confirmation. */
export const claimWithdrawalMachine = createRemovalMachine({
  id: 'claimWithdrawal',
  description: 'A request for return or exchange that nobody has decided is taken back after one question.',
  remove: endpointPort(withdrawClaim, ({ id }) => ({ params: { id } }), nothing),
});
