import type { FieldProblem } from '#domain/kit/errors.ts';
import type { Address } from '#domain/members/address.ts';
import type { OptionLine } from '#domain/trade/cart.ts';
import type { CheckoutQuote, ShippingForm } from '#domain/trade/checkout.ts';

/** A payment that the person has approved at the provider. */
export type ApprovedPayment = { orderNo: string; paymentKey: string; amount: number };

/** What became of it: the order, or why there is none any more. */
export type Confirmation = { orderId: number } | { orderId: null; reason: string };

/** What the person has chosen; kept for the tab, so that Back and a refusal lose nothing. */
export type CheckoutDraft = {
  shipping: ShippingForm;
  couponId: number | null;
  points: string;
  method: string;
  agreed: boolean;
};

export type CheckoutInput = {
  items: readonly OptionLine[];
  /** Begins the key of each intent to pay. */
  key: string;
  /** Number of an order whose payment was started and not made. */
  unpaid: string | null;
  /** Why the person is here again: a sentence, or the provider's code. */
  notice: string | null;
};

/** Everything a checkout needs at first: prices, addresses and what was chosen before. */
export type CheckoutStart = { quote: CheckoutQuote; addresses: Address[]; draft: CheckoutDraft };

export type CheckoutContext = CheckoutInput & {
  quote: CheckoutQuote | null;
  addresses: Address[];
  draft: CheckoutDraft | null;
  problems: FieldProblem[];
  error: string | null;
  orderId: number | null;
  /** Changes with what would be paid, so that the same order asked for again carries the same key. */
  turn: number;
};

/** What the person does to the form. */
export type CheckoutEdit =
  | { type: 'shipping.changed'; field: keyof ShippingForm; value: string }
  | { type: 'address.chosen'; addressId: number }
  | { type: 'coupon.chosen'; couponId: number | null }
  | { type: 'points.changed'; points: string }
  | { type: 'points.allUsed' }
  | { type: 'method.chosen'; method: string }
  | { type: 'agreement.changed'; agreed: boolean };

export type CheckoutEvent =
  | CheckoutEdit
  | { type: 'payment.requested' }
  | { type: 'price.accepted' }
  | { type: 'order.reconsidered' }
  | { type: 'screen.retried' };

export type Requote = { items: readonly OptionLine[]; couponId: number | null; points: number };

export type PaymentOrder = {
  items: readonly OptionLine[];
  draft: CheckoutDraft;
  points: number;
  expectedTotal: number;
  key: string;
};

export type StartedPayment = { orderId: number; orderNo: string; paymentUrl: string | null };
