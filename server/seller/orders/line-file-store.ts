import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';

/**
 * Finds the exported lines in one statement, newest order first, limited to the columns of the
 * file.
 */
export const findFileLines = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('product_options as op', 'op.id', 'i.option_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(columns(['i.id', 'o.order_no', 'o.ordered_at', 'p.name as product_name', 'op.color', 'op.size']))
    .select(columns(['i.unit_price', 'i.quantity', 'i.level_share', 'i.coupon_share', 'i.point_share']))
    .select(columns(['i.follower_share', 'i.status', 'i.confirmed_at', 'i.carrier', 'i.tracking_no']))
    .where(among('i.id', ids))
    .orderBy('i.order_id', 'desc')
    .orderBy('i.id')
    .execute();

export type FileLine = Awaited<ReturnType<typeof findFileLines>>[number];
