import { fromPromise } from 'xstate';
import { productDetail } from '#domain/catalogue/product.ts';
import type { Page } from '#domain/kit/page.ts';
import { type ClaimForm, requestClaim, withdrawClaim } from '#domain/trade/claim.ts';
import {
  listOrders,
  type OrderDetail,
  type OrderListItem,
  type OrderQuery,
  readOrder,
} from '#domain/trade/order.ts';
import { cancelOrder, confirmPurchase, previewRefund } from '#domain/trade/order-calls.ts';
import { claimWindowOf } from '#domain/trade/order-rules.ts';
import type { Refund } from '#domain/trade/refund.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { type ClaimDraft, NO_CLAIM } from '#machines/trade/claim-draft.ts';
import { claimWithdrawalMachine } from '#machines/trade/claim-withdrawal.machine.ts';
import { type OrderAction, orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { type ClaimSubject, orderClaimMachine, refundCauseOf } from '#machines/trade/order-claim.machine.ts';
import { orderDetailMachine, orderListMachine } from '#machines/trade/orders.machine.ts';
import { orderText } from '#src/areas/trade/orders.text.ts';
import { dropDraft, keepDraft, keptDraft, keptFields } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/paths.ts';

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

export const wireOrderAction = ({ call, toast }: AppServices, onDone: () => void) =>
  orderActionMachine.provide({
    actors: {
      preview: fromPromise<Refund | null, { action: OrderAction }>(async ({ input: { action }, signal }) => {
        if (action.kind === 'confirm') return null;
        const body = { orderItemIds: [...action.orderItemIds], cause: 'CANCEL' as const };
        return call(previewRefund, { params: { id: action.orderId }, body }, { signal });
      }),
      send: fromPromise<void, { action: OrderAction }>(async ({ input: { action } }) => {
        const what = { params: { id: action.orderId }, body: { orderItemIds: [...action.orderItemIds] } };
        await (action.kind === 'confirm' ? call(confirmPurchase, what) : call(cancelOrder, what));
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

const claimName = (orderItemId: number): string => `claim-${orderItemId}`;

/** What was chosen for this line before a reload or a new login. */
export const keptClaim = (app: AppServices, orderItemId: number): ClaimDraft => {
  const kept = keptDraft(app, claimName(orderItemId));
  const { newOptionId } = Object(kept);
  return {
    ...NO_CLAIM,
    ...keptFields(app, claimName(orderItemId), NO_CLAIM),
    newOptionId: typeof newOptionId === 'number' ? newOptionId : null,
  };
};

export const wireOrderClaim = (app: AppServices, focusProblem: () => void) =>
  orderClaimMachine.provide({
    actors: {
      load: fromPromise<ClaimSubject, { orderId: number; orderItemId: number }>(({ input, signal }) =>
        loadSubject(app, input, signal),
      ),
      preview: fromPromise<Refund, { orderId: number; orderItemId: number; reason: string }>(
        ({ input, signal }) => {
          const body = { orderItemIds: [input.orderItemId], cause: refundCauseOf(input.reason) };
          return app.call(previewRefund, { params: { id: input.orderId }, body }, { signal });
        },
      ),
      send: fromPromise<void, { form: ClaimForm; images: readonly File[] }>(async ({ input }) => {
        const form = new FormData();
        form.append('claim', new Blob([JSON.stringify(input.form)], { type: 'application/json' }));
        for (const image of input.images) form.append('images', image);
        await app.call(requestClaim, { form });
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { orderItemId, draft } }) => keepDraft(app, claimName(orderItemId), draft),
      announce: ({ context }) => {
        dropDraft(app, claimName(context.orderItemId));
        app.toast(orderText.done.claim);
        app.navigate(paths.order(context.orderId), { replace: true });
      },
    },
  });

/** The line, what may be asked of it now, and the sizes it can be changed for. */
async function loadSubject(
  { call }: AppServices,
  { orderId, orderItemId }: { orderId: number; orderItemId: number },
  signal: AbortSignal,
): Promise<ClaimSubject> {
  const order = await call(readOrder, { params: { id: orderId } }, { signal });
  const line = order.items.find((item) => item.orderItemId === orderItemId);
  if (line?.status !== 'DELIVERED') throw new Error(orderText.claim.notDelivered);
  const { options } = await call(productDetail, { params: { id: line.productId } }, { signal });
  const deliveredAt = line.deliveredAt ? new Date(line.deliveredAt) : null;
  return {
    order,
    line,
    options: options.filter(({ optionId, stock }) => optionId !== line.optionId && stock >= line.quantity),
    window: claimWindowOf(deliveredAt, line.confirmedAt !== null, new Date(order.readAt)),
  };
}
