import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the discount of a product is in force at a moment; begin inclusive, end exclusive.
 */
const isRunning = (now: Date, products: string): RawBuilder<boolean> => sql<boolean>`(
  coalesce(${sql.ref(`${products}.sale_from`)} <= ${now}, true) and coalesce(${sql.ref(`${products}.sale_until`)} > ${now}, true))`;

/**
 * SQL: price of a product at a moment. Every displayed or charged price uses it, as discounts begin
 * and end by time alone.
 */
export const paidPrice = (now: Date, products = 'products'): RawBuilder<number> =>
  sql<number>`case when ${isRunning(now, products)} then ${sql.ref(`${products}.discount_price`)}
    else ${sql.ref(`${products}.price`)} end`;

/** SQL: discount at a moment in percent with two decimals; 0 if none is in force. */
export const paidRate = (now: Date, products = 'products'): RawBuilder<number> => {
  const price = sql.ref(`${products}.price`);
  return sql<number>`case when ${price} > 0
    then round((${price} - ${paidPrice(now, products)}) * 100.0 / ${price}, 2) else 0 end`;
};

/** SQL columns: the discount in force at a moment, and its end. */
export const discountAt = (now: Date, products = 'products') => {
  const running = isRunning(now, products);
  const column = (name: string) => sql.ref(`${products}.${name}`);
  return [
    sql<string>`case when ${running} then ${column('discount_type')} else 'NONE' end`.as('discountType'),
    sql<number>`case when ${running} then ${column('discount_value')} else 0 end`.as('discountValue'),
    sql<Date | null>`case when ${running} then ${column('sale_until')} end`.as('discountUntil'),
  ] as const;
};
