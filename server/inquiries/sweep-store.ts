import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columnsSql } from '../db/statements/columns.ts';

/** Moment of a sweep, the moment before which an inquiry is due, and the most inquiries of one call. */
type Due = { now: Date; before: Date; most: number };

type Escalated = { id: number; userId: number; sellerId: number };

/**
 * Escalates inquiries that wait for a store since before a moment; locked ones are skipped. Returns
 * them with member and seller.
 */
export async function escalateWaiting(tx: Queryable, { now, before, most }: Due): Promise<Escalated[]> {
  const { rows } = await sql<Escalated>`
    update inquiries set escalated_at = ${now} from stores
    where stores.id = inquiries.store_id and inquiries.id in (
      select id from inquiries where state = 'WAITING' and store_id is not null and escalated_at is null
        and waiting_since < ${before}
      order by id limit ${most} for no key update skip locked)
    returning ${columnsSql(['inquiries.id', 'inquiries.user_id', 'stores.seller_id'])}`.execute(tx);
  return rows;
}

/** Closes inquiries that were answered before a moment, without a reply; locked ones are skipped. Returns their number. */
export async function closeAnswered(tx: Queryable, { now, before, most }: Due): Promise<number> {
  const { rows } = await sql`
    update inquiries set state = 'CLOSED', closed_at = ${now} where id in (
      select id from inquiries where state = 'ANSWERED' and last_message_at < ${before}
      order by id limit ${most} for no key update skip locked)
    returning id`.execute(tx);
  return rows.length;
}
