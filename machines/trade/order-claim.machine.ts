import type { ProductOption } from '#domain/catalogue/product.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { MAX_CLAIM_IMAGES } from '#domain/policies/returns.ts';
import { type ClaimForm, claimForm } from '#domain/trade/claims/claim.ts';
import type { ClaimBranches } from '#domain/trade/claims/claim-preview.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/orders/order.ts';
import type { ClaimWindow } from '#domain/trade/orders/order-rules.ts';
import { createLoadedFormMachine, type Opening } from '../kit/loaded-form.machine.ts';
import { type ClaimDraft, NO_CLAIM, toForm } from './claim-draft.ts';

/** Order line for which a claim is opened. */
export type ClaimTarget = { orderId: number; orderItemId: number };
/** Order and line of a claim, with the options for an exchange and the deadlines. */
export type ClaimSubject = {
  order: OrderDetail;
  line: OrderItem;
  options: ProductOption[];
  window: ClaimWindow;
  /** Days and refunds of each branch, as the server computes them. */
  branches: ClaimBranches;
};
type Values = ClaimDraft & { images: readonly File[] };
/** Values of the claim form when it opens, with its order line. */
export type ClaimOpening = Opening<Values, ClaimSubject | null>;
/** Claim to send, with its pictures. */
export type ClaimSave = { form: ClaimForm; images: readonly File[] };

/**
 * Machine of the claim form: loads the delivered line and its deadlines, then sends a return or exchange.
 */
export const orderClaimMachine = createLoadedFormMachine<Values, ClaimSubject | null, ClaimTarget, ClaimSave>(
  {
    id: 'orderClaim',
    description: 'Return or exchange of one delivered line.',
    blank: { values: { ...NO_CLAIM, images: [] }, about: null },
    isClosed: ({ about }) => about?.window === 'closed' || about?.line.openClaim !== null,
    rules: ({ values, target: { orderItemId } }) => problemsOf(claimForm, { ...values, orderItemId }),
    toBody: ({ values, target }) => ({ form: toForm(values, target.orderItemId), images: values.images }),
    tidy: ({ values }) => ({ ...values, images: values.images.slice(0, MAX_CLAIM_IMAGES) }),
  },
);
