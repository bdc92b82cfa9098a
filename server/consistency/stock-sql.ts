import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Consistency checks: stock equals the sum of its recorded changes. */
export const STOCK: readonly Check[] = [
  {
    name: 'stock',
    says: 'The stock of an option is the sum of its moves, and each move says how many pieces are there after it.',
    of: 'option',
    rows: () => sql`select o.id from product_options o
      left join (select option_id, sum(delta) as pieces from stock_moves group by 1) m on m.option_id = o.id
      where o.stock <> coalesce(m.pieces, 0)
      union select option_id from (select option_id, after,
          sum(delta) over (partition by option_id order by id) as reached from stock_moves) as moved
        where after <> reached`,
  },
];
