import { createHash } from 'node:crypto';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { HOLD_MINUTES } from '#domain/policies/orders.ts';
import type { Level } from '#domain/rewards/level.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { offeredMethod } from '#domain/trade/cart/checkout.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { newOrderTerms } from '#domain/trade/orders/new-order-terms.ts';
import type { ShippingForm } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../../db/database.ts';
import type { StatementPart } from '../../../db/statements/statement-part.ts';
import type { Context } from '../../../kit/context.ts';
import type { PaymentGateway } from '../../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import type { OrderRow } from '../order-store.ts';
import type { Payment } from '../payment-store.ts';
import type { NewOrder } from './new-order-store.ts';

/** Request for an order: lines, shipping, payment method, coupon and points. */
export type OrderRequest = {
  items: readonly OptionLine[];
  shipping: ShippingForm;
  paymentMethod: string;
  couponId: number | null;
  usedPoints: number;
  /** Total that was shown to the buyer, in won; null if none was shown. */
  expectedTotal: number | null;
  requestKey: string | null;
};

export type PlacePorts = Pick<Context, 'db' | 'clock' | 'payments' | 'config' | 'jobs' | 'log'>;

/**
 * Charges new orders in the statement that writes them: returns their payments in order, and what
 * that statement has to write for the provider.
 */
export type ChargeAtOnce = (
  tx: Queryable,
  orders: readonly OrderRow[],
) => Promise<{ payments: Payment[]; ledger: StatementPart[] }>;

/**
 * Throws if the account was closed or its role changed since authentication; both take the same
 * lock.
 */
export function requireBuyer<Buyer extends { status: string; role: string }>(
  buyer: Buyer | undefined,
): asserts buyer is Buyer {
  if (buyer?.status !== 'ACTIVE') throw new ShopError('UNAUTHORIZED');
  if (buyer.role !== 'user') throw new ShopError('FORBIDDEN');
}

/**
 * Throws if the price differs from the one shown, if the provider does not offer the payment method, or while it
 * is unavailable.
 */
export function requireOffer(
  { expectedTotal, paymentMethod }: OrderRequest,
  { finalPrice }: Quote,
  payments: PaymentGateway,
): void {
  if (expectedTotal !== null && expectedTotal !== finalPrice) throw new ShopError('PRICE_CHANGED');
  // An order without a shown total is charged at once by the legacy API, whatever method it names.
  const isOffered = payments.methods.some((method) => method === paymentMethod);
  if (expectedTotal !== null && finalPrice > 0 && !isOffered)
    throw new ShopError('PAYMENT_METHOD_UNAVAILABLE');
  if (finalPrice > 0 && payments.isPaused?.()) throw new ShopError('PAYMENT_PAUSED');
}

/** Returns the order of an earlier request with the same key; throws if the request differs. */
export function repeated<Row extends { requestHash: string | null }>(
  earlier: Row | undefined,
  wish: OrderRequest,
): Row | null {
  if (earlier && earlier.requestHash !== hashOf(wish)) throw new ShopError('REQUEST_KEY_REUSED');
  return earlier ?? null;
}

type Priced = {
  quote: Quote;
  level: Level;
  couponId: number | null;
  charge: ChargeAtOnce | undefined;
  now: Date;
};

/** Builds the row of a new order, paid if it can be charged at once or costs nothing. */
export const newOrderOf = (
  userId: number,
  wish: OrderRequest,
  { methods }: Pick<PaymentGateway, 'methods'>,
  { quote, level, couponId, charge, now }: Priced,
): NewOrder => {
  const isPaid = charge !== undefined || quote.finalPrice === 0;
  const promisedOn = isPaid ? deliveryOf(now).arrivesOn : null;
  return {
    isPaid,
    userId,
    requestKey: wish.requestKey,
    requestHash: hashOf(wish),
    fromCart: wish.items.length === 0,
    shipping: wish.shipping,
    // Nothing that is charged at once waits for a deposit.
    paymentMethod: offeredMethod(methods, charge ? methods[0] : wish.paymentMethod),
    couponId,
    holdExpiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    quote,
    terms: { ...newOrderTerms(quote, level), promisedOn },
    now,
  };
};

const hashOf = ({ requestKey: _key, ...wish }: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('hex');
