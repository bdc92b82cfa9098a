import { createHash } from 'node:crypto';
import { HOLD_MINUTES } from '#domain/policies/orders.ts';
import type { Level } from '#domain/rewards/level.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { offeredMethod, type ShippingForm } from '#domain/trade/cart/checkout.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { newOrderTerms } from '#domain/trade/orders/new-order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../kit/actor.ts';
import type { Context } from '../../../kit/context.ts';
import type { PaymentGateway } from '../../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import type { OrderRow, WithLines } from '../order-store.ts';
import type { NewOrder } from './new-order-store.ts';

export type OrderWish = {
  items: readonly OptionLine[];
  shipping: ShippingForm;
  paymentMethod: string;
  couponId: number | null;
  usedPoints: number;
  /** Total that the person saw, in won; null when the caller never showed one. */
  expectedTotal: number | null;
  requestKey: string | null;
};

export type PlacePorts = Pick<Context, 'db' | 'clock' | 'payments' | 'config' | 'jobs' | 'log'>;

/** A new order, and who places it where that is not the current actor. */
export type Placed = WithLines & { by?: Actor };

/** Pays new orders in the transaction that writes them, and returns them paid in their order. */
export type PayAtOnce = (tx: Queryable, placed: readonly Placed[], now: Date) => Promise<OrderRow[]>;

/** Refuses who may not order any more since the request was let in: withdrawal and a new role take the same lock. */
export function requireBuyer<Buyer extends { status: string; role: string }>(
  buyer: Buyer | undefined,
): asserts buyer is Buyer {
  if (buyer?.status !== 'ACTIVE') throw new ShopError('UNAUTHORIZED');
  if (buyer.role !== 'user') throw new ShopError('FORBIDDEN');
}

/** Refuses an order at another price than its buyer saw, or while the provider of its payment does not answer. */
export function requireOffer(
  { expectedTotal }: OrderWish,
  { finalPrice }: Quote,
  payments: PaymentGateway,
): void {
  if (expectedTotal !== null && expectedTotal !== finalPrice) throw new ShopError('PRICE_CHANGED');
  if (finalPrice > 0 && payments.isPaused?.()) throw new ShopError('PAYMENT_PAUSED');
}

/** The order that an earlier request of the same key has made; a key that has served for another wish is refused. */
export function repeated<Row extends { request_hash: string | null }>(
  earlier: Row | undefined,
  wish: OrderWish,
): Row | null {
  if (earlier && earlier.request_hash !== hashOf(wish)) throw new ShopError('REQUEST_KEY_REUSED');
  return earlier ?? null;
}

type Priced = { quote: Quote; level: Level; couponId: number | null; now: Date };

/** The row that a wish becomes. */
export const newOrderOf = (
  userId: number,
  wish: OrderWish,
  { methods }: Pick<PaymentGateway, 'methods'>,
  { quote, level, couponId, now }: Priced,
): NewOrder => ({
  userId,
  requestKey: wish.requestKey,
  requestHash: hashOf(wish),
  fromCart: wish.items.length === 0,
  shipping: wish.shipping,
  paymentMethod: offeredMethod(methods, wish.paymentMethod),
  couponId,
  holdExpiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
  quote,
  terms: newOrderTerms(quote, level),
  now,
});

const hashOf = ({ requestKey: _key, ...wish }: OrderWish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('hex');
