import { fromPromise } from 'xstate';
import type { Refund } from '#domain/trade/claims/refund.ts';
import { previewRefund } from '#domain/trade/orders/order-endpoints.ts';
import { claimWithdrawalMachine } from '#machines/trade/claim-withdrawal.machine.ts';
import { type OrderAction, orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { orderCountsMachine, orderDetailMachine, orderListMachine } from '#machines/trade/orders.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the paged orders of a buyer with its calls and effects. */
export const wireOrderList = (app: AppServices) => wire(orderListMachine, app);

/** Provides the chart of one order of a buyer with its calls and effects. */
export const wireOrderDetail = (app: AppServices) => wire(orderDetailMachine, app);

/** Provides the chart of the counts of a buyer's orders by status with its calls and effects. */
export const wireOrderCounts = (app: AppServices) => wire(orderCountsMachine, app);

/**
 * Provides the chart of an action on an order, such as cancelling (with a preview of the refund) or
 * confirming with its calls and effects.
 */
export const wireOrderAction = ({ call, toast }: AppServices, onDone: (action: OrderAction | null) => void) =>
  wire(orderActionMachine, { call }).provide({
    actors: {
      preview: fromPromise<Refund | null, { action: OrderAction }>(async ({ input: { action }, signal }) => {
        if (action.kind !== 'cancel' || action.isUnpaid) return null;
        const body = { orderItemIds: [...action.orderItemIds], cause: 'CANCEL' as const };
        return call(previewRefund, { params: { id: action.orderId }, body }, { signal });
      }),
    },
    actions: {
      notify: (_, { reason }) => toast(reason, 'error'),
      announce: (_, { action }) => {
        if (action) toast(orderText.done[action.kind]);
        onDone(action);
      },
    },
  });

/** Provides the chart of the withdrawal of an undecided claim with its calls and effects. */
export const wireClaimWithdrawal = ({ call, toast }: AppServices, onDone: () => void) =>
  wire(claimWithdrawalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(orderText.done.withdraw);
        onDone();
      },
      // The claim may have been decided meanwhile, so the order is loaded again.
      notify: (_, { reason }) => {
        toast(reason, 'error');
        onDone();
      },
    },
  });
