import type { Address } from '#domain/members/account/address.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { type CheckoutQuote, PAYMENT_METHODS } from '#domain/trade/cart/checkout.ts';
import { DEPOSIT_BANKS } from '#domain/trade/orders/deposit.ts';
import { NO_SHIPPING, type ShippingForm } from '#domain/trade/orders/shipping.ts';
import type { FormEvent, FormState } from '../kit/form.ts';

/** A payment that was approved on the provider's page. */
export type ApprovedPayment = { orderNo: string; paymentKey: string; amount: number };

/** Result of an approved payment: the order, or the reason why it no longer exists. */
export type Confirmation = { orderId: number } | { orderId: null; reason: string };

/** Choices of the checkout form; kept in the tab, so that Back and a refusal lose nothing. */
export type CheckoutValues = ShippingForm & {
  couponId: number | null;
  points: string;
  method: string;
  /** Bank of the virtual account, for a deposit. */
  bank: string;
  /** Kind of the cash receipt of a deposit, '' for none, and the number it is issued to. */
  receiptKind: string;
  receiptNumber: string;
  agreed: boolean;
};

export const NO_CHOICES: CheckoutValues = {
  ...NO_SHIPPING,
  couponId: null,
  points: '',
  method: PAYMENT_METHODS[0],
  bank: DEPOSIT_BANKS[0],
  receiptKind: '',
  receiptNumber: '',
  agreed: false,
};

/** Input of the checkout: source of the lines and return of a payment. */
export type CheckoutInput = {
  items: readonly OptionLine[];
  /** Prefix of the idempotency key; `turn` completes it. */
  key: string;
  /** Number of an order whose payment was started and not finished in this tab. */
  unpaid: string | null;
  /** Reason for the return to this page: a sentence, or the provider's code. */
  notice: string | null;
};

/** Data that a checkout loads first: quote, addresses and stored choices. */
export type CheckoutStart = { quote: CheckoutQuote; addresses: Address[]; values: CheckoutValues };

/** Context of the checkout; `error` is the reason against the order: a sentence or the provider's code. */
export type CheckoutContext = FormState<CheckoutValues> &
  Omit<CheckoutInput, 'notice'> & {
    quote: CheckoutQuote | null;
    addresses: Address[];
    /** Reason why the form cannot be shown. */
    failure: string | null;
    orderId: number | null;
    /** Counts the different orders of this form, so that a retry of the same order keeps its idempotency key. */
    turn: number;
  };

/** Events of the checkout form and its parts. */
export type CheckoutEvent =
  | FormEvent<CheckoutValues>
  | { type: 'price.accepted' }
  | { type: 'order.reconsidered' }
  | { type: 'screen.retried' };

/** Lines, coupon and points for which the price is calculated again. */
export type Requote = { items: readonly OptionLine[]; couponId: number | null; points: number };

/** Order that is sent to start a payment. */
export type PaymentOrder = {
  items: readonly OptionLine[];
  values: CheckoutValues;
  points: number;
  expectedTotal: number;
  key: string;
};

/** Order that was created, and the payment page; `paymentUrl` is null if nothing is paid there. */
export type StartedPayment = {
  orderId: number;
  orderNo: string;
  paymentUrl: string | null;
  /** True if a virtual account was issued, whose deposit the order waits for. */
  awaitsDeposit: boolean;
};
