import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { lowStockProductsOf } from '../products/low-stock-sql.ts';
import { reviewsOf } from './dashboard-store.ts';

/**
 * Counts the open tasks by the same conditions as their lists; lines paid before `since` are late.
 */
export async function countToDo(
  db: Queryable,
  storeId: number,
  { since, today }: { since: Date; today: string },
) {
  const mine = sql`from order_items i join orders o on o.id = i.order_id
    where i.store_id = ${storeId} and i.status = 'ORDERED'`;
  const { rows } = await sql<
    Record<'new' | 'late' | 'overdue' | 'disputed' | 'received' | 'low' | 'unanswered', number>
  >`select
    (select count(*)::int ${mine}) as new,
    (select count(*)::int ${mine} and o.ordered_at <= ${since}) as late,
    (select count(*)::int from late_deliveries l join orders o on o.id = l.order_id join order_items i on i.order_id = l.order_id
      where l.store_id = ${storeId} and i.store_id = ${storeId} and i.status in ('ORDERED', 'SHIPPED')
        and o.status in ('ORDERED', 'SHIPPED') and o.promised_on < ${today}::date) as overdue,
    (select count(*)::int from delivery_disputes where store_id = ${storeId} and state = 'OPEN') as disputed,
    (select count(*)::int from claims c where c.store_id = ${storeId} and c.status = 'RECEIVED') as received,
    (select count(*)::int ${lowStockProductsOf(sql`${storeId}`)}) as low,
    (select count(*)::int from ${reviewsOf(storeId)}
      and not exists (select from review_answers a where a.store_id = r.store_id and a.review_id = r.id)) as unanswered`.execute(
    db,
  );
  const [row] = rows;
  return {
    newLines: row?.new ?? 0,
    lateLines: row?.late ?? 0,
    overdueLines: row?.overdue ?? 0,
    notReceived: row?.disputed ?? 0,
    received: row?.received ?? 0,
    lowGoods: row?.low ?? 0,
    unanswered: row?.unanswered ?? 0,
  };
}
