import { disputeDecisionMachine } from '#machines/admin/analytics/dispute-decision.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { dashboardText } from './dashboard.text.ts';

/**
 * Provides the chart of an admin's decision on a dispute with its calls and effects; shows a toast and
 * calls `onDone` afterwards.
 */
export const wireDisputeDecision = ({ call, toast }: AppServices, onDone: () => void) =>
  wire(disputeDecisionMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(dashboardText.dispute.done);
        onDone();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
