import type { Queryable } from '../db/database.ts';
import { onSale } from './on-sale-sql.ts';

/** What a member's feet and the kind of a live product say. */
export const findFeetFor = (db: Queryable, userId: number, productId: number) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['c.type', 'u.foot_size', 'u.foot_width'])
    .where('p.id', '=', productId)
    .where(onSale('p'))
    .executeTakeFirst();

/** How many reviewers said what of the size. */
export const countFits = (db: Queryable, productId: number) =>
  db
    .selectFrom('reviews')
    .select((eb) => ['size_fit', eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'ACTIVE')
    .groupBy('size_fit')
    .execute();
