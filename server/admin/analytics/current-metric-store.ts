import { sql } from 'kysely';
import { seoulDay } from '#domain/kit/time/time.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { LATE_MS } from './daily-sum-sql.ts';

/** Current values that have no history. */
export type NowRow = {
  refundsLate: number;
  ordersLate: number;
  termsBroken: number;
  notReceived: number;
  accounts: number;
  verified: number;
  reportsOpen: number;
  /** Median creation time of the open cases. */
  reportsMiddle: Date | null;
  couponsOpen: number;
  stockOuts: number;
  mailsFailed: number;
  auditEnd: number;
  auditWaiting: number;
  auditCheckedAt: Date | null;
  auditProblems: number | null;
};

const OPEN_CASES = sql`report_cases where state in ('PENDING', 'IN_REVIEW')`;

const LAST_CHECK = sql`audit_entries where action = 'AUDIT_VERIFIED' order by id desc limit 1`;

/** Reads the current values in one statement. */
export async function readNow(db: Queryable, now: Date): Promise<NowRow> {
  const late = new Date(now.getTime() - LATE_MS);
  const { rows } = await sql<NowRow>`select
    (select count(*) from refunds where status = 'WAITING' and created_at < ${late}) as "refundsLate",
    (select count(*) from orders where status in ('ORDERED', 'SHIPPED') and promised_on < ${seoulDay(now)}::date) as "ordersLate",
    (select count(*) from order_differences) as "termsBroken",
    (select count(*) from delivery_disputes where state = 'OPEN') as "notReceived",
    (select count(*) from users where status <> 'DELETED') as accounts,
    (select count(*) from users where status <> 'DELETED' and email_verified_at is not null) as verified,
    (select count(*) from ${OPEN_CASES}) as "reportsOpen",
    (select percentile_disc(0.5) within group (order by created_at desc) from ${OPEN_CASES}) as "reportsMiddle",
    (select count(*) from coupons where used_at is null and expires_at > ${now}) as "couponsOpen",
    (select count(*) from product_options o join products p on p.id = o.product_id
      where o.stock = 0 and ${onSale('p')}) as "stockOuts",
    (select count(*) from mails where state = 'FAILED') as "mailsFailed",
    (select coalesce(max(seq), 0) from audit_chain) as "auditEnd",
    (select count(*) from audit_unchained) as "auditWaiting",
    (select at from ${LAST_CHECK}) as "auditCheckedAt",
    (select (detail ->> 'problems')::int from ${LAST_CHECK}) as "auditProblems"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database answered a statement without a row');
  return row;
}
