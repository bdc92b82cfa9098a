import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Counts the visible reviews of a product by rating and scales in one statement. */
export const countByAnswers = (db: Queryable, productId: number) =>
  db
    .selectFrom('reviews')
    .select((eb) => [
      ...columns(['rating', 'size_fit', 'cushion', 'stability']),
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where exists (
        select 1 from review_images where review_images.review_id = reviews.id))`.as('photos'),
    ])
    .where('product_id', '=', productId)
    .where('status', '=', 'ACTIVE')
    .groupBy(['rating', 'size_fit', 'cushion', 'stability'])
    .execute();
