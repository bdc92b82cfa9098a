import type { PaymentMethod } from '#domain/trade/cart/checkout.ts';
import type { CashReceiptKind } from '#domain/trade/orders/cash-receipt.ts';
import type { DepositBank } from '#domain/trade/orders/deposit.ts';
import type { Queryable } from '../../db/database.ts';
import type { StatementPart } from '../../db/statements/statement-part.ts';

/** Request of a payment; amounts in won. */
export type PaymentRequest = {
  orderNo: string;
  orderName: string;
  amount: number;
  method: string;
  /** Paths of this shop that the provider redirects to. */
  successPath: string;
  failPath: string;
};

/** Payment as known to the provider; the amount is in won. */
export type ProviderPayment = {
  paymentKey: string;
  orderNo: string;
  amount: number;
  /**
   * `approvable` means that the buyer agreed and the payment can be captured; `waiting` that a virtual account
   * waits for its whole deposit.
   */
  state: 'open' | 'approvable' | 'waiting' | 'paid' | 'failed';
  receiptUrl: string | null;
  /** Won that have arrived on a virtual account; undefined for other payments. */
  deposited?: number;
};

/** Request of a virtual account for one order; the amount is in won. */
export type AccountRequest = {
  orderNo: string;
  orderName: string;
  amount: number;
  bank: DepositBank;
  /** Name of the buyer, under which the deposit is expected. */
  depositor: string;
  dueAt: Date;
};

/** Issued virtual account; `secret` is part of each report about it, null if the provider has none. */
export type IssuedAccount = {
  paymentKey: string;
  bank: string;
  accountNumber: string;
  dueAt: Date;
  secret: string | null;
};

/** Bank account to which a deposit is refunded. */
export type RefundReceiver = { bank: DepositBank; accountNumber: string; holder: string };

/** Refund in won; `receiver` is the buyer's account for a deposit. */
export type PaymentCancel = {
  paymentKey: string;
  amount: number;
  reason: string;
  key: string;
  receiver?: RefundReceiver | null;
};

/** Request of a cash receipt for what was deposited for an order; the amount is in won, the number in digits. */
export type ReceiptRequest = {
  orderNo: string;
  orderName: string;
  amount: number;
  kind: CashReceiptKind;
  number: string;
  key: string;
};

/** Issued cash receipt with the number that the tax office knows it by. */
export type IssuedReceipt = { receiptKey: string; approvalNo: string };

/** Port of a payment provider. Every call may be repeated: the same key has one effect. */
export interface PaymentGateway {
  readonly name: string;
  /** Supported payment methods, the default one first. */
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** Prepares a payment and returns the address for the redirect. */
  open(request: PaymentRequest): Promise<{ url: string; paymentKey: string | null }>;
  /** Captures an approvable payment; throws `PaymentRefused` if the provider declines. */
  approve(payment: { paymentKey: string; orderNo: string; amount: number }): Promise<ProviderPayment>;
  /**
   * Returns the provider's state of a payment; null if unknown. Queries caused by anonymous clients
   * have a circuit breaker of their own (gateway-circuit-breaker.ts).
   */
  find(paymentKey: string, askedBy?: 'shop' | 'stranger'): Promise<ProviderPayment | null>;
  /** Refunds an amount once per key, in part or whole. */
  cancel(refund: PaymentCancel): Promise<void>;
  /** Issues a virtual account; only for a provider with the method of deposits. */
  issueAccount?(request: AccountRequest): Promise<IssuedAccount>;
  /** Closes a virtual account without a deposit, so that nothing can be deposited any more. */
  closeAccount?(account: { paymentKey: string; reason: string; key: string }): Promise<void>;
  /** Issues a cash receipt once per key; throws `PaymentRefused` for a number that the provider does not accept. */
  issueReceipt?(request: ReceiptRequest): Promise<IssuedReceipt>;
  /** Cancels an amount of a cash receipt once per key, in part or whole. */
  cancelReceipt?(cancel: { receiptKey: string; amount: number; key: string }): Promise<void>;
  /** Returns the page on which a deposit is played; only for the test provider. */
  depositPage?(paymentKey: string): string;
  /** Returns true while the provider does not respond; no new payment should be started. */
  isPaused?(): boolean;
  /** Charges without a redirect; only for a provider that needs none. */
  charge?(request: Pick<PaymentRequest, 'orderNo' | 'amount'>): Promise<{ paymentKey: string }>;
  /**
   * Charges orders in the caller's transaction: money and order are committed together, and one
   * refusal refuses all. Returns the payments in order, and the entries of the provider's ledger,
   * which are parts of the statement that writes the orders. Only for a provider whose ledger is in
   * the shop's own database, where no response can be lost.
   */
  chargeInTransaction?(
    tx: Queryable,
    requests: readonly Pick<PaymentRequest, 'orderNo' | 'amount'>[],
  ): Promise<{ payments: { paymentKey: string; receiptUrl: string | null }[]; ledger: StatementPart[] }>;
}

/** Definite refusal by the provider: no money was or will be taken. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** The provider responded without a definite outcome: the payment must be queried again. */
export class PaymentUnclear extends Error {
  override name = 'PaymentUnclear';
}

/** The provider did not respond properly: a retry may succeed. */
export class PaymentUnreachable extends Error {
  override name = 'PaymentUnreachable';
}

/** The circuit breaker is open: the provider was not called. */
export class PaymentPaused extends PaymentUnreachable {
  override name = 'PaymentPaused';
}
