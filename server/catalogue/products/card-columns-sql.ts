import { type RawBuilder, sql } from 'kysely';

const stars = (column: 'review_count' | 'star_sum'): RawBuilder<number> =>
  sql<number>`coalesce((select ${sql.ref(column)} from product_ratings where product_id = products.id), 0)`;

const COLUMNS = {
  colors: sql<string[]>`array(select own.color from (
    select color, min(id) as first from product_options where product_id = products.id group by color) as own
    order by own.first)`,
  reviewCount: stars('review_count'),
  starSum: stars('star_sum'),
  soldOut: sql<boolean>`(not exists (
    select 1 from product_options as left_over where left_over.product_id = products.id and left_over.stock > 0)
    or (select state from stores where stores.id = products.store_id) <> 'OPEN')`,
};

/** Columns of a product card, computed for the rows of one page only. */
export const CARD_COLUMNS = [
  COLUMNS.colors.as('colors'),
  COLUMNS.reviewCount.as('reviewCount'),
  COLUMNS.starSum.as('starSum'),
  COLUMNS.soldOut.as('soldOut'),
] as const;

/** Same columns for raw SQL. */
export const cardColumns = sql.join(
  Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
);

/** Row with the columns of a product card. */
export type CardRow = {
  colors: string[];
  reviewCount: number;
  starSum: number;
  soldOut: boolean;
  discountPrice: number;
};
