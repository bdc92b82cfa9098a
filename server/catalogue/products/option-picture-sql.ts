import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: picture of an option: the first main picture of its colour, else of the product. The
 * arguments are the statement's table names.
 */
export const optionPicture = (product: string, option: string): RawBuilder<string | null> => {
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`);
  return sql<string | null>`coalesce((select i.url from product_images i
    where i.product_id = ${of(product, 'id')} and i.type = 'MAIN' and i.color = ${of(option, 'color')}
    order by i.sort_order, i.id limit 1), ${of(product, 'main_image_url')})`;
};
