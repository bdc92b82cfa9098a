import { fromPromise } from 'xstate';
import { productDetail } from '#domain/catalogue/product.ts';
import { causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { requestClaim } from '#domain/trade/claims/claim.ts';
import { previewClaim } from '#domain/trade/claims/claim-preview.ts';
import type { Refund } from '#domain/trade/claims/refund.ts';
import { readOrder } from '#domain/trade/orders/order.ts';
import { previewRefund } from '#domain/trade/orders/order-endpoints.ts';
import { claimWindowOf } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import { type ClaimDraft, NO_CLAIM } from '#machines/trade/claim-draft.ts';
import { type ClaimPreview, claimRefundMachine } from '#machines/trade/claim-refund.machine.ts';
import {
  type ClaimOpening,
  type ClaimSave,
  type ClaimSubject,
  type ClaimTarget,
  orderClaimMachine,
} from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { draftFiles, isFile } from '#src/flow/draft-files.ts';
import { dropStored, storeDraft, storedDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const claimName = ({ orderItemId }: ClaimTarget): string => `claim-${orderItemId}`;

/** Draft of a claim for this line from before a reload or a new login. */
const keptClaim = (app: AppServices, target: ClaimTarget): ClaimDraft => {
  const { newOptionId, method, pickupOn, quantity } = Object(storedDraft(app, claimName(target)));
  return {
    ...NO_CLAIM,
    ...takeDraft(app, claimName(target), NO_CLAIM),
    newOptionId: typeof newOptionId === 'number' ? newOptionId : null,
    method: method === 'OWN' ? 'OWN' : 'PICKUP',
    pickupOn: typeof pickupOn === 'string' ? pickupOn : null,
    quantity: typeof quantity === 'number' ? quantity : null,
  };
};

/** Returns the chosen day of the pickup if it can still be chosen, else the first one. */
const offeredDay = ({ branches: { plans } }: ClaimSubject, chosen: string | null): string | null =>
  (plans.find(({ pickupOn }) => pickupOn === chosen && pickupOn !== null) ?? plans[0])?.pickupOn ?? null;

/** Returns the chosen number of pairs if it can still be chosen, else null for all. */
const offeredPart = ({ branches: { parts } }: ClaimSubject, chosen: number | null): number | null =>
  parts.some(({ quantity }) => quantity === chosen) ? chosen : null;

/**
 * Provides the chart of the claim form with its calls and effects; `pathOf` gives the order page that
 * is opened afterwards.
 */
export function wireOrderClaim(
  app: AppServices,
  focusProblem: () => void,
  pathOf: (orderId: number) => string = paths.order,
) {
  const chosen = draftFiles<'images', File>(app, isFile);
  return orderClaimMachine.provide({
    actors: {
      load: fromPromise<ClaimOpening, { target: ClaimTarget }>(async ({ input: { target }, signal }) => {
        const about = await loadSubject(app, target, signal);
        const { images = [] } = await chosen.take(claimName(target));
        const kept = keptClaim(app, target);
        const pickupOn = offeredDay(about, kept.pickupOn);
        return { about, values: { ...kept, pickupOn, quantity: offeredPart(about, kept.quantity), images } };
      }),
      save: fromPromise<void, { body: ClaimSave }>(async ({ input: { body } }) => {
        const form = new FormData();
        form.append('claim', new Blob([JSON.stringify(body.form)], { type: 'application/json' }));
        for (const image of body.images) form.append('images', image);
        await app.call(requestClaim, { form });
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { target, values } }) => {
        const { images, ...words } = values;
        storeDraft(app, claimName(target), words);
        chosen.store(claimName(target), { images });
      },
      dropStored: ({ context: { target } }) => {
        dropStored(app, claimName(target));
        chosen.drop(claimName(target));
      },
      finish: ({ context: { target } }) => {
        app.toast(orderText.done.claim);
        app.navigate(pathOf(target.orderId), { replace: true });
      },
    },
  });
}

/** Provides the chart of the preview of the refund of a claim with its calls and effects. */
export const wireClaimRefund = ({ call }: AppServices) =>
  claimRefundMachine.provide({
    actors: {
      load: fromPromise<Refund, { input: ClaimPreview }>(({ input: { input }, signal }) => {
        const { orderItemId, reason, isPrepaid, quantity } = input;
        const body = { orderItemIds: [orderItemId], cause: causeOf(reason), isPrepaid, quantity };
        return call(previewRefund, { params: { id: input.orderId }, body }, { signal });
      }),
    },
  });

/** Loads the line, the claims that it allows, and the options that it can be exchanged for. */
async function loadSubject(
  { call }: AppServices,
  { orderId, orderItemId }: ClaimTarget,
  signal: AbortSignal,
): Promise<ClaimSubject> {
  const order = await call(readOrder, { params: { id: orderId } }, { signal });
  const line = order.items.find((item) => item.orderItemId === orderItemId);
  if (line?.status !== 'DELIVERED') throw new Error(orderText.claim.notDelivered);
  const [{ options }, branches] = await Promise.all([
    call(productDetail, { params: { id: line.productId } }, { signal }),
    call(previewClaim, { params: { id: orderId, itemId: orderItemId } }, { signal }),
  ]);
  const deliveredAt = line.deliveredAt ? new Date(line.deliveredAt) : null;
  return {
    order,
    line,
    branches,
    options: options.filter(({ optionId, stock }) => optionId !== line.optionId && stock > 0),
    window: claimWindowOf(
      deliveredAt,
      line.confirmedAt !== null,
      new Date(order.readAt),
      orderTermsOf(order),
      line.dispute === 'OPEN',
    ),
  };
}
