import { revokeForm, revokeWinner } from '#domain/events/results/result-desk.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** The event and the winner whose prize is revoked. */
export type RevokeAbout = { id: number; winnerId: number };
/** Request to revoke a prize, with the public reason. */
export type RevokeSent = RevokeAbout & { reason: string };

/** Machine of the form that revokes a prize with a public reason; the runner-up is then promoted. */
export const winnerRevokeMachine = createFormMachine<{ reason: string }, RevokeSent, void, RevokeAbout>({
  id: 'winnerRevoke',
  description: 'A prize is taken back for a reason that everybody reads; the next in order moves up.',
  save: endpointPort(
    revokeWinner,
    ({ body }) => {
      const { id, winnerId, reason } = body;
      return { params: { id, winnerId }, body: { reason } };
    },
    nothing,
  ),
  blank: () => ({ reason: '' }),
  rules: (values) => problemsOf(revokeForm, values),
  toBody: ({ reason }, { id, winnerId }) => ({ id, winnerId, reason }),
});
