import { sql } from 'kysely';
import type { TestShop } from '../server/server.ts';

/** Whatever in the ledger of stock does not add up, for options that the shop itself has moved only. */
export async function stockProblems(shop: Pick<TestShop, 'db'>, optionIds: readonly number[]) {
  const { rows } = await sql<{ id: number; stock: number; sum: number; wrong: number }>`
    with moves as (select option_id, delta, after, id,
        sum(delta) over (partition by option_id order by id) as running from stock_moves
      where option_id = any(${[...optionIds]}::bigint[]))
    select o.id, o.stock, coalesce(sum(m.delta), 0)::int as sum,
      count(*) filter (where m.running <> m.after or m.after < 0)::int as wrong
    from product_options o left join moves m on m.option_id = o.id
    where o.id = any(${[...optionIds]}::bigint[]) group by o.id order by o.id`.execute(shop.db);
  return rows.filter(({ stock, sum, wrong }) => stock !== sum || wrong > 0 || stock < 0);
}

/** An option's moves in their order. */
export const movesOf = (shop: Pick<TestShop, 'db'>, optionId: number) =>
  shop.db
    .selectFrom('stock_moves')
    .select(['delta', 'after', 'reason', 'ref_type', 'ref_id', 'actor_id'])
    .where('option_id', '=', optionId)
    .orderBy('id')
    .execute();
