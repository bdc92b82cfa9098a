import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../policies/delivery.ts';

/** Types of product discount: none, won or percent. */
export const DISCOUNT_TYPES = ['NONE', 'FIXED_DISCOUNT', 'RATE_DISCOUNT'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/**
 * Returns `percent` of an amount in whole won, rounded down. Multiplies before dividing to avoid a
 * rounding loss of one won.
 */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/** Price after the product's own discount, in won (contract B.9: rates round half up, never below zero). */
export function discountedPrice(price: number, type: DiscountType, value: number): number {
  if (type === 'NONE') return price;
  const off = Math.max(0, value);
  if (type === 'FIXED_DISCOUNT') return Math.max(0, price - off);
  return Math.max(0, Math.round((price * (100 - off)) / 100));
}

/** Discount in percent of the price, for sorting and for the label. */
export function discountRate(price: number, type: DiscountType, value: number): number {
  if (price <= 0) return 0;
  const saved = price - discountedPrice(price, type, value);
  return Math.round((saved / price) * 10_000) / 100;
}

/** Returns the delivery fee in won for products worth `goodsTotal`; 0 for an empty order. */
export const deliveryFee = (goodsTotal: number): number =>
  goodsTotal === 0 || goodsTotal >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
