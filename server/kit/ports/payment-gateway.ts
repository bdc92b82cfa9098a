import type { PaymentMethod } from '#domain/trade/cart/checkout.ts';
import type { Queryable } from '../../db/database.ts';

/** What a payment window is opened for. Amounts in won. */
export type PaymentRequest = {
  orderNo: string;
  orderName: string;
  amount: number;
  method: string;
  /** Paths of this shop that the provider sends the person back to. */
  successPath: string;
  failPath: string;
};

export type ProviderPayment = {
  paymentKey: string;
  orderNo: string;
  amount: number;
  /** `approvable`: the person agreed and the shop may take the money. */
  state: 'open' | 'approvable' | 'paid' | 'failed';
  receiptUrl: string | null;
};

/** A payment provider. Every call may be repeated: the same key has one effect. */
export interface PaymentGateway {
  readonly name: string;
  /** The payment methods that the provider really carries out, the usual one first. */
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** Prepares a payment and answers where the browser goes. */
  open(request: PaymentRequest): Promise<{ url: string; paymentKey: string | null }>;
  /** Takes the money of an approvable payment; throws `PaymentRefused` when the provider says that it takes none. */
  approve(payment: { paymentKey: string; orderNo: string; amount: number }): Promise<ProviderPayment>;
  /** What the provider knows; null when it knows nothing. What a stranger made us ask counts apart (circuit.ts). */
  find(paymentKey: string, askedBy?: 'shop' | 'stranger'): Promise<ProviderPayment | null>;
  /** Gives money back once per key, in part or whole. */
  cancel(refund: { paymentKey: string; amount: number; reason: string; key: string }): Promise<void>;
  /** True while the provider does not answer: nothing new should be begun. */
  isPaused?(): boolean;
  /** Charges without a window; only a provider that needs none has it. */
  charge?(request: Pick<PaymentRequest, 'orderNo' | 'amount'>): Promise<{ paymentKey: string }>;
  /**
   * Charges orders without a window in the caller's transaction: with it the money is taken or not, and one refusal
   * refuses all. Returns what has paid each, in their order. Only a provider whose books are in the shop's own database
   * has it; nothing has to be written down before, because no answer can be lost.
   */
  chargeInTransaction?(
    tx: Queryable,
    requests: readonly Pick<PaymentRequest, 'orderNo' | 'amount'>[],
  ): Promise<{ paymentKey: string; receiptUrl: string | null }[]>;
}

/** The provider answered, and the answer is no: nothing was done, nor will be. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** The provider answered, but not what became of the payment: it has to be asked again. */
export class PaymentUnclear extends Error {
  override name = 'PaymentUnclear';
}

/** The provider did not answer as it should: trying again later may work. */
export class PaymentUnreachable extends Error {
  override name = 'PaymentUnreachable';
}

/** The provider has not answered for so long that it was not even asked. */
export class PaymentPaused extends PaymentUnreachable {
  override name = 'PaymentPaused';
}
