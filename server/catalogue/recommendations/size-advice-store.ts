import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { onSale } from '../products/on-sale-sql.ts';

/** Finds the member's foot size and the category of a product. */
export const findFootSizesFor = (db: Queryable, userId: number, productId: number) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(columns(['c.type', 'u.foot_size', 'u.foot_width']))
    .where('p.id', '=', productId)
    .where(onSale('p'))
    .executeTakeFirst();

/** Counts the fit votes of reviewers who have kept the product; returned ones are excluded. */
export const countFits = (db: Queryable, productId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .select((eb) => [...columns(['r.size_fit']), eb.fn.countAll<number>().as('count')])
    .where('r.product_id', '=', productId)
    .where('r.status', '=', 'ACTIVE')
    .where('i.status', '=', 'DELIVERED')
    .groupBy('r.size_fit')
    .execute();
