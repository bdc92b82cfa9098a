import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { withdrawClaim } from '#domain/trade/claim.ts';
import { reportNotReceived, reportReceived } from '#domain/trade/delivery-dispute.ts';
import {
  countOrders,
  listOrders,
  type OrderCounts,
  type OrderDetail,
  type OrderListItem,
  type OrderQuery,
  readOrder,
} from '#domain/trade/order.ts';
import { cancelLateOrder, cancelOrder, confirmPurchase, previewRefund } from '#domain/trade/order-calls.ts';
import type { Refund } from '#domain/trade/refund.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { claimWithdrawalMachine } from '#machines/trade/claim-withdrawal.machine.ts';
import { type OrderAction, orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { orderCountsMachine, orderDetailMachine, orderListMachine } from '#machines/trade/orders.machine.ts';
import { orderText } from '#src/areas/trade/orders.text.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireOrderList = ({ call }: AppServices) =>
  orderListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<OrderListItem>, PagedRequest<Pick<OrderQuery, 'status' | 'q'>>>(
        async ({ input, signal }) => {
          const query = { page: String(input.page), size: String(input.size), ...input.filter };
          const { content, page, totalPages, totalElements } = await call(listOrders, { query }, { signal });
          return { items: content, page, totalPages, totalElements };
        },
      ),
    },
  });

export const wireOrderDetail = ({ call }: AppServices) =>
  orderDetailMachine.provide({
    actors: {
      load: fromPromise<OrderDetail, { input: number }>(({ input, signal }) =>
        call(readOrder, { params: { id: input.input } }, { signal }),
      ),
    },
  });

export const wireOrderCounts = ({ call }: AppServices) =>
  orderCountsMachine.provide({
    actors: {
      load: fromPromise<OrderCounts, { input: undefined }>(({ signal }) => call(countOrders, {}, { signal })),
    },
  });

/** Calls about lines, all of one shape. */
const CALLS = {
  cancel: cancelOrder,
  confirm: confirmPurchase,
  notReceived: reportNotReceived,
  received: reportReceived,
} as const;

export const wireOrderAction = ({ call, toast }: AppServices, onDone: () => void) =>
  orderActionMachine.provide({
    actors: {
      preview: fromPromise<Refund | null, { action: OrderAction }>(async ({ input: { action }, signal }) => {
        if (action.kind !== 'cancel') return null;
        const body = { orderItemIds: [...action.orderItemIds], cause: 'CANCEL' as const };
        return call(previewRefund, { params: { id: action.orderId }, body }, { signal });
      }),
      send: fromPromise<void, { action: OrderAction }>(async ({ input: { action } }) => {
        if (action.kind === 'cancelLate') {
          await call(cancelLateOrder, { params: { id: action.orderId } });
          return;
        }
        const what = { params: { id: action.orderId }, body: { orderItemIds: [...action.orderItemIds] } };
        await call(CALLS[action.kind], what);
      }),
    },
    actions: {
      notify: (_, { reason }) => toast(reason, 'error'),
      announce: (_, { action }) => {
        if (action) toast(orderText.done[action.kind]);
        onDone();
      },
    },
  });

/** Takes an undecided request back. */
export const wireClaimWithdrawal = ({ call, toast }: AppServices, onDone: () => void) =>
  claimWithdrawalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await call(withdrawClaim, { params: { id: input.id } });
      }),
    },
    actions: {
      leave: () => {
        toast(orderText.done.withdraw);
        onDone();
      },
      // Decided meanwhile, perhaps: the order as it is now says so.
      notify: (_, { reason }) => {
        toast(reason, 'error');
        onDone();
      },
    },
  });
