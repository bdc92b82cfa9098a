import type { Address } from '#domain/address.ts';
import type { OptionLine } from '#domain/cart.ts';
import type { CheckoutQuote, ShippingForm } from '#domain/checkout.ts';
import type { FieldProblem } from '#domain/errors.ts';

/** How the page was opened: to order, or back from the payment window. */
export type Arrival =
  | { kind: 'order' }
  | { kind: 'approved'; orderNo: string; paymentKey: string; amount: number }
  | { kind: 'refused'; orderNo: string; code: string };

/** What the person has chosen; kept for the tab, so that Back and a refusal lose nothing. */
export type CheckoutDraft = {
  shipping: ShippingForm;
  couponId: number | null;
  points: string;
  method: string;
  agreed: boolean;
};

export type CheckoutInput = { items: readonly OptionLine[]; arrival: Arrival; key: string };

/** Everything a checkout needs at first: prices, addresses and what was chosen before. */
export type CheckoutStart = { quote: CheckoutQuote; addresses: Address[]; draft: CheckoutDraft };

export type CheckoutContext = CheckoutInput & {
  quote: CheckoutQuote | null;
  addresses: Address[];
  draft: CheckoutDraft | null;
  problems: FieldProblem[];
  error: string | null;
  /** Why the person is here again, in words. */
  notice: string | null;
  orderId: number | null;
};

export type CheckoutEvent =
  | { type: 'shipping.changed'; field: keyof ShippingForm; value: string }
  | { type: 'address.chosen'; addressId: number }
  | { type: 'coupon.chosen'; couponId: number | null }
  | { type: 'points.changed'; points: string }
  | { type: 'points.allUsed' }
  | { type: 'method.chosen'; method: string }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'payment.requested' }
  | { type: 'price.accepted' }
  | { type: 'order.reconsidered' }
  | { type: 'screen.retried' };

export type StartedPayment = { orderId: number; orderNo: string; paymentUrl: string | null };
