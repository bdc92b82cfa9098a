import { fromPromise } from 'xstate';
import { decideDispute } from '#domain/trade/delivery-dispute.ts';
import { disputeDecisionMachine } from '#machines/admin/dispute-decision.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { figuresText } from './figures.text.ts';

export const wireDisputeDecision = ({ call, toast }: AppServices, onDone: () => void) =>
  disputeDecisionMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input: { id } }) => {
        await call(decideDispute, { params: { id } });
      }),
    },
    actions: {
      leave: () => {
        toast(figuresText.dispute.done);
        onDone();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
