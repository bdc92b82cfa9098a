import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

type Summary = { sellerId: number; unsent: string; late: string; claims: string };

/** Finds stores with open tasks whose sellers had no summary since the start of the day. */
export async function storesToSum(db: Queryable, since: Date, day: string): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select ${columnsSql(['s.seller_id', 'w.unsent', 'w.late', 'w.claims'])}
    from stores s cross join lateral (select
      (select count(*) from order_items i where i.store_id = s.id and i.status = 'ORDERED') as unsent,
      (select count(*) from late_deliveries l join orders o on o.id = l.order_id
        where l.store_id = s.id and o.status in ('ORDERED', 'SHIPPED') and o.promised_on < ${day}::date
          and exists (select from order_items i where i.order_id = l.order_id and i.store_id = s.id
            and i.status in ('ORDERED', 'SHIPPED'))) as late,
      (select count(*) from claims c where c.store_id = s.id and c.status in (${OPEN_CLAIM})) as claims) w
    where w.unsent + w.late + w.claims > 0
      and not exists (select from notices n where n.user_id = s.seller_id and n.type = 'SALE_SUMMARY'
        and n.created_at >= ${since})`.execute(db);
  return rows;
}
