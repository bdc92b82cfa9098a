import type { Address } from '#domain/members/account/address.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { type CheckoutQuote, PAYMENT_METHODS, type ShippingForm } from '#domain/trade/cart/checkout.ts';
import type { FormEvent, FormState } from '../kit/form.ts';

/** A payment that the person has approved at the provider. */
export type ApprovedPayment = { orderNo: string; paymentKey: string; amount: number };

/** What became of it: the order, or why there is none any more. */
export type Confirmation = { orderId: number } | { orderId: null; reason: string };

/** What the person has chosen; kept for the tab, so that Back and a refusal lose nothing. */
export type CheckoutValues = ShippingForm & {
  couponId: number | null;
  points: string;
  method: string;
  agreed: boolean;
};

/** Nothing chosen yet. */
export const NO_CHOICES: CheckoutValues = {
  recipientName: '',
  recipientPhone: '',
  postalCode: '',
  deliveryAddress: '',
  deliveryDetailAddress: '',
  deliveryMessage: '',
  couponId: null,
  points: '',
  method: PAYMENT_METHODS[0],
  agreed: false,
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
export type CheckoutStart = { quote: CheckoutQuote; addresses: Address[]; values: CheckoutValues };

/** The form's `error` says why the order is not placed, as a sentence or the provider's code. */
export type CheckoutContext = FormState<CheckoutValues> &
  Omit<CheckoutInput, 'notice'> & {
    quote: CheckoutQuote | null;
    addresses: Address[];
    /** Why there is no form. */
    failure: string | null;
    orderId: number | null;
    /** Changes with what would be paid, so that the same order asked for again carries the same key. */
    turn: number;
  };

export type CheckoutEvent =
  | FormEvent<CheckoutValues>
  | { type: 'price.accepted' }
  | { type: 'order.reconsidered' }
  | { type: 'screen.retried' };

export type Requote = { items: readonly OptionLine[]; couponId: number | null; points: number };

export type PaymentOrder = {
  items: readonly OptionLine[];
  values: CheckoutValues;
  points: number;
  expectedTotal: number;
  key: string;
};

export type StartedPayment = { orderId: number; orderNo: string; paymentUrl: string | null };
