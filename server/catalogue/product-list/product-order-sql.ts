import { type RawBuilder, sql } from 'kysely';
import type { ProductQuery } from '#domain/catalogue/product.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { paidPrice, paidRate } from '../products/paid-price-sql.ts';

type Sql = RawBuilder<unknown>;
type Direction = 'asc' | 'desc';

/** Sort order: an indexed column and, if it depends on time, its exact value at a moment. */
export type ProductOrder = { column: string; direction: Direction; exact?: (now: Date) => Sql };

const LATEST: ProductOrder = { column: 'created_at', direction: 'desc' };
const ORDERS: Readonly<Record<string, ProductOrder>> = {
  latest: LATEST,
  popular: { column: 'wish_number', direction: 'desc' },
  price_asc: { column: 'asked_price', direction: 'asc', exact: paidPrice },
  price_desc: { column: 'asked_price', direction: 'desc', exact: paidPrice },
  name_asc: { column: 'name', direction: 'asc' },
  name_desc: { column: 'name', direction: 'desc' },
  discount_desc: { column: 'discount_rate', direction: 'desc', exact: paidRate },
};

/** Returns the sort order of a parameter; latest first if unknown. */
export const orderOf = (sort: string): ProductOrder =>
  (Object.hasOwn(ORDERS, sort) ? ORDERS[sort] : undefined) ?? LATEST;

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** SQL: limits of a scan by price; for due products only the hits (`condition`) are known. */
const withinLimits = ({ minPrice, maxPrice }: ProductQuery): Sql =>
  sql`${minPrice ? sql`and asked_price >= ${minPrice}` : sql``} ${maxPrice === undefined ? sql`` : sql`and asked_price <= ${maxPrice}`}`;

/** A page of a list: its order and place, and which products are listed. */
export type Walk = {
  order: ProductOrder;
  isReversed: boolean;
  /** Condition of the listed products. */
  condition: Sql;
  filter: ProductQuery;
  /** Set while due discounts are unrecorded: these products are sorted by their exact value. */
  dueAt: Date | null;
  limit: number;
  offset: number;
};

/** SQL: ids of one page, found along the index of the sort order. */
export function pageInOrder({ order, isReversed, condition, filter, dueAt, limit, offset }: Walk): Sql {
  const { column, direction, exact } = order;
  const way = sql.raw(isReversed ? OPPOSITE[direction] : direction);
  const listed = sql`${onSale()} and ${condition}`;
  if (!dueAt || !exact)
    return sql`select id from products where ${listed} ${dueAt ? sql`` : withinLimits(filter)}
      order by ${sql.ref(column)} ${way}, id ${way} limit ${limit} offset ${offset}`;
  return sql`select id from (
      (select id, ${sql.ref(column)} as place from products
        where ${listed} ${withinLimits(filter)} and coalesce(turns_at > ${dueAt}, true)
        order by place ${way}, id ${way} limit ${offset + limit})
      union all
      (select id, ${exact(dueAt)} as place from products where turns_at <= ${dueAt} and ${listed})
    ) as walked order by place ${way}, id ${way} limit ${limit} offset ${offset}`;
}
