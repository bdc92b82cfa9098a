import { type RawBuilder, sql } from 'kysely';

/** SQL condition: a product is visible and sold: no draft, not hidden, not deleted. */
export const onSale = (products = 'products'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${products}.deleted_at`)} is null and ${sql.ref(`${products}.state`)} = 'ON_SALE')`;
