import { type RawBuilder, sql } from 'kysely';

/**
 * Picture of what is bought: the first main one of an option's colour, else the product's. The names are those that
 * the statement has given to the two tables.
 */
export const optionPicture = (product: string, option: string): RawBuilder<string | null> => {
  const of = (table: string, column: string) => sql.ref(`${table}.${column}`);
  return sql<string | null>`coalesce((select i.url from product_images i
    where i.product_id = ${of(product, 'id')} and i.type = 'MAIN' and i.color = ${of(option, 'color')}
    order by i.sort_order, i.id limit 1), ${of(product, 'main_image_url')})`;
};
