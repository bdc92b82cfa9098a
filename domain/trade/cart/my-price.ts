import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { adjustmentSchema } from './checkout.ts';
import { MAX_MY_PRICES } from './my-price-limit.ts';

/** Schema of the price in won that a member pays for one unit of a product, by the quote of checkout. */
export const myPriceSchema = v.object({
  productId: v.number(),
  /** Price of the product before and after its own discount. */
  price: v.number(),
  discountPrice: v.number(),
  /** Price after the benefits of the level and the best coupon, without delivery. */
  myPrice: v.number(),
  /** Deductions and delivery with their reasons, as the quote names them. */
  adjustments: v.array(adjustmentSchema),
  /** Total of an order of this unit alone, delivery included. */
  finalPrice: v.number(),
  /** Coupon that takes off most; null if none can be used. */
  couponId: v.nullable(v.number()),
});
export type MyPrice = v.InferOutput<typeof myPriceSchema>;

/** Endpoint of the role `user`: the own prices of the products on screen; those that are not for sale are left out. */
export const readMyPrices = endpoint({
  method: 'GET',
  path: '/api/users/my-prices',
  access: 'user',
  summary: 'Returns what the caller pays for one unit of each product, with the best coupon.',
  query: v.object({
    productIds: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, '올바른 번호가 아니에요.'),
      v.transform((text) => [...new Set(text.split(',').map(Number))]),
      v.maxLength(MAX_MY_PRICES, `상품은 ${MAX_MY_PRICES}개까지 찾을 수 있어요.`),
    ),
  }),
  response: v.array(myPriceSchema),
  wrapping: 'envelope',
});
