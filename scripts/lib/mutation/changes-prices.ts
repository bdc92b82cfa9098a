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
];
