import { type RawBuilder, sql } from 'kysely';

/** Whether the discount of a product counts at a moment: from its beginning on, and not any more at its end. */
const isRunning = (now: Date, products: string): RawBuilder<boolean> => sql<boolean>`(
  coalesce(${sql.ref(`${products}.sale_from`)} <= ${now}, true) and coalesce(${sql.ref(`${products}.sale_until`)} > ${now}, true))`;

/**
 * What a product costs at a moment. Everything that shoppers are shown or pay goes through here: a discount begins and
 * ends with nobody's doing.
 */
export const paidPrice = (now: Date, products = 'products'): RawBuilder<number> =>
  sql<number>`case when ${isRunning(now, products)} then ${sql.ref(`${products}.discount_price`)}
    else ${sql.ref(`${products}.price`)} end`;

/** What its discount takes off a product's price at a moment, in percent with two decimals; 0 while none counts. */
export const paidRate = (now: Date, products = 'products'): RawBuilder<number> => {
  const price = sql.ref(`${products}.price`);
  return sql<number>`case when ${price} > 0
    then round((${price} - ${paidPrice(now, products)}) * 100.0 / ${price}, 2) else 0 end`;
};

/** The discount that counts at a moment, as its seller has said it, and until when. */
export const discountAt = (now: Date, products = 'products') => {
  const running = isRunning(now, products);
  const column = (name: string) => sql.ref(`${products}.${name}`);
  return [
    sql<string>`case when ${running} then ${column('discount_type')} else 'NONE' end`.as('discount_type'),
    sql<number>`case when ${running} then ${column('discount_value')} else 0 end`.as('discount_value'),
    sql<Date | null>`case when ${running} then ${column('sale_until')} end`.as('discount_until'),
  ] as const;
};
