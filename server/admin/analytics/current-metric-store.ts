import { sql } from 'kysely';
import { seoulDay } from '#domain/kit/time/time.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { LATE_MS } from './daily-sum-sql.ts';

/** Current values that have no history. */
export type NowRow = {
  refunds_late: number;
  orders_late: number;
  terms_broken: number;
  not_received: number;
  accounts: number;
  verified: number;
  reports_open: number;
  /** Median creation time of the open cases. */
  reports_middle: Date | null;
  coupons_open: number;
  stock_outs: number;
  mails_failed: number;
  audit_end: number;
  audit_waiting: number;
  audit_checked_at: Date | null;
  audit_problems: number | null;
};

const OPEN_CASES = sql`report_cases where state in ('PENDING', 'IN_REVIEW')`;

const LAST_CHECK = sql`audit_entries where action = 'AUDIT_VERIFIED' order by id desc limit 1`;

/** Reads the current values in one statement. */
export async function readNow(db: Queryable, now: Date): Promise<NowRow> {
  const late = new Date(now.getTime() - LATE_MS);
  const { rows } = await sql<NowRow>`select
    (select count(*) from refunds where status = 'WAITING' and created_at < ${late}) as refunds_late,
    (select count(*) from orders where status in ('ORDERED', 'SHIPPED') and promised_on < ${seoulDay(now)}::date) as orders_late,
    (select count(*) from order_differences) as terms_broken,
    (select count(*) from delivery_disputes where state = 'OPEN') as not_received,
    (select count(*) from users where status <> 'DELETED') as accounts,
    (select count(*) from users where status <> 'DELETED' and email_verified_at is not null) as verified,
    (select count(*) from ${OPEN_CASES}) as reports_open,
    (select percentile_disc(0.5) within group (order by created_at desc) from ${OPEN_CASES}) as reports_middle,
    (select count(*) from coupons where used_at is null and expires_at > ${now}) as coupons_open,
    (select count(*) from product_options o join products p on p.id = o.product_id
      where o.stock = 0 and ${onSale('p')}) as stock_outs,
    (select count(*) from mails where state = 'FAILED') as mails_failed,
    (select coalesce(max(seq), 0) from audit_chain) as audit_end,
    (select count(*) from audit_unchained) as audit_waiting,
    (select at from ${LAST_CHECK}) as audit_checked_at,
    (select (detail ->> 'problems')::int from ${LAST_CHECK}) as audit_problems`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database answered a statement without a row');
  return row;
}
