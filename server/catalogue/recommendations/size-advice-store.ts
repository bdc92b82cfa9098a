import type { Queryable } from '../../db/database.ts';
import { onSale } from '../products/on-sale-sql.ts';

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

/** How many reviewers who have kept their pair said what of the size; what was sent back advises nobody. */
export const countFits = (db: Queryable, productId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .select((eb) => ['r.size_fit', eb.fn.countAll<number>().as('count')])
    .where('r.product_id', '=', productId)
    .where('r.status', '=', 'ACTIVE')
    .where('i.status', '=', 'DELIVERED')
    .groupBy('r.size_fit')
    .execute();
