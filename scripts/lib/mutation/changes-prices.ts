import type { Change } from './mutate-changes.ts';

/** Wrong ways to list products by the price that is asked. */
export const priceChanges: readonly Change[] = [
  {
    id: 'products-due-order',
    file: 'server/catalogue/product-list/product-order-sql.ts',
    find: 'if (!dueAt || !exact)',
    replace: 'if (!dueAt || dueAt || !exact)',
    tests: ['tests/server/catalogue/price-filter.test.ts'],
    says: 'a product whose discount has just begun stands where its price before stood',
  },
  {
    id: 'products-due-bits',
    file: 'server/catalogue/product-list/product-list-service.ts',
    find: 'isBehind ? now : null',
    replace: 'isBehind ? null : null',
    tests: ['tests/server/catalogue/price-filter.test.ts'],
    says: 'limits and counts of price are those before a discount that has just begun',
  },
  {
    id: 'products-price-before',
    file: 'server/db/migrations/0073-asked-prices.sql',
    find: 'case when discount_counts then discount_price else price end',
    replace: 'price',
    tests: ['tests/server/catalogue/price-filter.test.ts'],
    says: 'lists go by the price before the discount',
  },
  {
    id: 'follower-discount-for-all',
    file: 'server/catalogue/products/follower-terms-sql.ts',
    find: 'where f.user_id = ',
    replace: 'where f.user_id is not null or f.user_id = ',
    tests: ['tests/server/seller/coupons/follower-discounts.test.ts'],
    says: 'members get the discount of a store that they do not follow',
  },
  {
    id: 'follower-discount-without-floor',
    file: 'domain/kit/pricing/follower-discount.ts',
    find: 'return Math.min(off, percentOf(goods, MOST_FOLLOWER_PERCENT));',
    replace: 'return off;',
    tests: ['tests/domain/trade/follower-discount.test.ts'],
    says: 'won off for followers takes a cheap line to nothing',
  },
  {
    id: 'follower-discount-in-batches',
    file: 'server/trade/orders/placing/place-batch.ts',
    find: 'followers?.userIds.includes(userId) ? followers : null',
    replace: 'followers',
    tests: ['tests/server/seller/coupons/follower-discounts.test.ts'],
    says: 'members who order one option at once get the discount of a store that they do not follow',
  },
];
