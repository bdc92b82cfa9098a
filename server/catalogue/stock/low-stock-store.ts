import { sql } from 'kysely';
import { COLORS } from '#domain/catalogue/colors.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';

type Low = { optionId: number; productId: number; sellerId: number; option: string; stock: number };

/** Finds those of these options at or below their warning level, with the seller. */
export async function findLow(tx: Queryable, optionIds: readonly number[]): Promise<Low[]> {
  const { rows } = await sql<Low & { name: string; color: string; size: string }>`
    select ${columnsSql(['o.id as option_id', 'p.id as product_id', 's.seller_id', 'p.name', 'o.color', 'o.size', 'o.stock'])}
    from product_options o join products p on p.id = o.product_id join stores s on s.id = p.store_id
    where o.id = any(${[...optionIds]}::bigint[]) and o.stock <= o.low_stock and p.deleted_at is null
    order by o.id`.execute(tx);
  return rows.map(({ name, color, size, ...row }) => ({
    ...row,
    option: `${name} ${COLORS.find(({ code }) => code === color)?.name ?? color} ${size}mm`,
  }));
}
