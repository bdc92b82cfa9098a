import { sql } from 'kysely';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import type { Cause } from '#domain/trade/claims/cancellation-reasons.ts';
import type { Difference, EndedOrder } from '#domain/trade/orders/order-differences.ts';
import { GONE_STATUSES, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { LATE_REASON } from '../../trade/orders/delivery/cancel-late.ts';

const GONE = sql.join(GONE_STATUSES.map((status) => sql.lit(status)));

type LineJson = {
  id: number;
  unitPrice: number;
  quantity: number;
  levelShare: number;
  followerShare: number;
  couponShare: number;
  pointShare: number;
  status: string;
  isConfirmed: boolean;
  shippedAt: string | null;
  deliveredAt: string | null;
  countedFrom: string | null;
};
type RefundJson = {
  cash: number;
  deliveryCharge: number;
  lines: string;
  cause: Cause;
  isPrepaid: boolean;
  reason: string;
  at: string;
};
type Row = {
  id: number;
  terms: OrderTerms;
  couponId: number | null;
  deliveryFee: number;
  promisedOn: string | null;
  charged: number;
  credited: number;
  latePoints: number;
  lines: LineJson[];
  refunds: RefundJson[] | null;
};

export type EndedOrderRow = EndedOrder & { id: number; terms: OrderTerms };

/**
 * Finds orders with terms that were completed on a day (Asia/Seoul): a line was confirmed or
 * refunded, and none is open.
 */
export async function endedOrderIds(db: Queryable, day: string): Promise<number[]> {
  const [from, until] = [startOfDay(day), startOfDay(laterDay(day, 1))];
  const { rows } = await sql<{ id: number }>`
    with touched as (
      select order_id from order_items where confirmed_at >= ${from} and confirmed_at < ${until}
      union select order_id from refunds
        where payment_key is null and created_at >= ${from} and created_at < ${until})
    select o.id from touched t join orders o on o.id = t.order_id
    where o.terms is not null and not exists (select from order_items i where i.order_id = o.id
      and i.status not in (${GONE}) and i.confirmed_at is null)
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Loads completed orders in order of id. Cause and lines of refunds are taken from the audit log.
 */
export async function endedOrders(db: Queryable, ids: readonly number[]): Promise<EndedOrderRow[]> {
  const { rows } = await sql<Row>`
    select ${columnsSql(['o.id', 'o.terms', 'o.coupon_id', 'o.delivery_fee'])}, o.promised_on::text as "promisedOn",
      (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id and p.status = 'PAID') as charged,
      (select coalesce(sum(l.points), 0)::int from point_ledger l
        where l.user_id = o.user_id and l.order_id = o.id and l.reason like 'ORDER_EARN%') as credited,
      (select coalesce(sum(l.points), 0)::int from point_ledger l
        where l.user_id = o.user_id and l.order_id = o.id and l.reason = 'LATE_DELIVERY') as "latePoints",
      (select json_agg(json_build_object('id', i.id, 'unitPrice', i.unit_price, 'quantity', i.quantity,
        'levelShare', i.level_share, 'followerShare', i.follower_share, 'couponShare', i.coupon_share, 'pointShare', i.point_share, 'status', i.status,
        'isConfirmed', i.confirmed_at is not null, 'shippedAt', i.shipped_at,
        'deliveredAt', (select min(h.created_at) from order_history h
          where h.order_id = o.id and h.order_item_id = i.id and h.event = 'DELIVERED'),
        'countedFrom', (select d.counted_from from late_deliveries d where d.order_id = o.id and d.store_id = i.store_id))
        order by i.id) from order_items i where i.order_id = o.id) as lines,
      (select json_agg(json_build_object('cash', r.amount, 'deliveryCharge', r.delivery_charge,
        'lines', a.detail ->> 'lines', 'cause', a.detail ->> 'cause',
        'isPrepaid', coalesce(a.detail ->> 'parcel' = 'PREPAID', false),
        'reason', r.reason, 'at', r.created_at) order by r.id)
        from refunds r join audit_entries a on a.target_type = 'ORDER' and a.target_id = o.id
          and a.action like 'ORDER_%' and (a.detail ->> 'refund')::bigint = r.id
        where r.order_id = o.id and r.payment_key is null) as refunds
    from orders o where ${among('o.id', ids)} and o.terms is not null order by o.id`.execute(db);
  return rows.map(toEnded);
}

const toEnded = (row: Row): EndedOrderRow => ({
  id: row.id,
  terms: row.terms,
  charged: row.charged,
  deliveryFee: row.deliveryFee,
  promisedOn: row.promisedOn,
  hasCoupon: row.couponId !== null,
  creditedPoints: row.credited,
  latePoints: row.latePoints,
  lines: row.lines.map(({ status, isConfirmed, ...line }) => ({
    ...line,
    isKept: isConfirmed && status === LINE_STATE.DELIVERED,
    cameOn: clientInfoOf(line),
  })),
  refunds: (row.refunds ?? []).map(({ lines, reason, at, ...refund }) => ({
    ...refund,
    lineIds: lines.split(',').map(Number),
    lateOn: reason === LATE_REASON ? seoulDay(new Date(at)) : null,
  })),
});

/**
 * Returns the day of delivery: as recorded, or by the built-in carrier's days if the record is
 * later.
 */
function clientInfoOf({ shippedAt, deliveredAt }: Pick<LineJson, 'shippedAt' | 'deliveredAt'>) {
  if (deliveredAt === null) return null;
  const delivered = new Date(deliveredAt);
  const brought = shippedAt === null ? delivered : daysAfter(new Date(shippedAt), TEST_COURIER_DAYS);
  return seoulDay(brought < delivered ? brought : delivered);
}

export type FoundDifference = Difference & { orderId: number; endedOn: string };

/** Inserts deviations; existing ones are kept. */
export async function insertDifferences(
  db: Queryable,
  found: readonly FoundDifference[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  await db
    .insertInto('order_differences')
    .values(
      found.map(({ orderId, endedOn, ...difference }) => ({
        ...difference,
        order_id: orderId,
        ended_on: endedOn,
        noted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the last compared day (Asia/Seoul); null before the first. */
export async function lastComparedDay(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from compared_days`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

/** Marks a day as compared. */
export const markCompared = (db: Queryable, day: string, now: Date) =>
  db
    .insertInto('compared_days')
    .values({ day, compared_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
