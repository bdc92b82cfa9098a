import { type RawBuilder, sql } from 'kysely';

/** Whether a product is shown to shoppers and sold: neither a draft, nor hidden, nor gone. */
export const onSale = (products = 'products'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${products}.deleted_at`)} is null and ${sql.ref(`${products}.state`)} = 'ON_SALE')`;
