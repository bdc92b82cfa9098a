import { bestCoupon } from '#domain/trade/cart/checkout-draft.ts';
import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import type { Context } from '../../../kit/context.ts';
import { findSalePrices } from '../../cart/sale-option-store.ts';
import type { CouponRow } from '../../coupons/store.ts';
import { payableOf } from '../../coupons/to-coupon-response.ts';
import { levelOf, priceBasket } from './pricing.ts';
import { offersOf, reasonsOf, usableCoupons } from './quote-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Priced = Awaited<ReturnType<typeof findSalePrices>>[number];

/**
 * Returns what a member pays for one unit of each product, by the quote of checkout with the coupon
 * that takes off most. Three statements, whatever the number of products.
 */
export async function readPricesOf(
  { db, clock }: Ports,
  userId: number,
  productIds: readonly number[],
): Promise<MyPrice[]> {
  const now = clock.now();
  const [products, level, owned] = [
    await findSalePrices(db, productIds, { userId, now }),
    await levelOf(db, userId),
    await usableCoupons(db, userId, now),
  ];
  return products.map((product) => priceFor(product, level, owned));
}

function priceFor(
  { storeId, follower, ...product }: Priced,
  level: Awaited<ReturnType<typeof levelOf>>,
  owned: readonly CouponRow[],
): MyPrice {
  const lines = [{ ...product, storeId, follower, quantity: 1 }];
  const best = bestCoupon({ coupons: offersOf(owned, lines) });
  const coupon = owned.find(({ id }) => id === best?.couponId) ?? null;
  const terms = { benefits: level, coupon: coupon && payableOf(coupon), balance: 0, points: 0 };
  const { quote } = priceBasket(lines, terms);
  return {
    ...product,
    myPrice: quote.finalPrice - quote.deliveryFee,
    adjustments: reasonsOf(quote, level, coupon),
    finalPrice: quote.finalPrice,
    couponId: coupon?.id ?? null,
  };
}
