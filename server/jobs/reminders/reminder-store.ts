import { sql } from 'kysely';
import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';
import { isUnannounced } from '../../kit/unannounced-sql.ts';
import type { CauseKind, StaleState } from '../../notices/causes.ts';
import { IS_DISPUTED } from '../../trade/orders/claims/dispute-store.ts';
import { confirmedBefore } from '../../trade/orders/delivery/confirm-due-sql.ts';

/** Most rows per kind of one run; the rest follows in the next one. */
const MOST = 500;

export type Stretch = { from: Date; until: Date };

const isUntold = (type: CauseKind, member: string, refType: string, refId: string) =>
  sql`not exists (select from notices n where n.user_id = ${sql.ref(member)} and n.type = ${type}
    and n.ref_type = ${refType} and n.ref_id = ${sql.ref(refId)})`;

type OrderDue = {
  orderId: number;
  userId: number;
  lineId: number;
  product: string;
  others: string;
  deliveredAt: Date;
  terms: OrderTerms | null;
};

/**
 * Finds orders with lines to be confirmed today or tomorrow, without an open claim, dispute or
 * earlier notification; `deliveredAt` is the earliest of these lines.
 */
export async function ordersToConfirm(db: Queryable, now: Date): Promise<OrderDue[]> {
  const { rows } = await sql<OrderDue>`
    select distinct on (i.order_id) ${columnsSql(['i.order_id', 'o.user_id', 'i.id as line_id', 'p.name as product'])},
      ${columnsSql(['i.delivered_at', 'o.terms'])},
      count(*) over (partition by i.order_id) - 1 as others
    from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.status = 'DELIVERED' and i.confirmed_at is null
      and i.delivered_at >= ${confirmedBefore(now)}
      and i.delivered_at < ${confirmedBefore(now)} + interval '48 hours'
      and not exists (select from claims c where c.order_item_id = i.id and c.status in (${OPEN_CLAIM}))
      and not ${IS_DISPUTED} and ${isUntold('AUTO_CONFIRM_SOON', 'o.user_id', 'ORDER', 'o.id')}
    order by i.order_id, i.delivered_at, i.id limit ${MOST}`.execute(db);
  return rows;
}

type ClaimDue = { userId: number; claimId: number; product: string; isOwn: boolean };

/**
 * Finds claims unchanged since a moment, for their seller and each administrator not notified yet.
 */
export async function claimsToMove(db: Queryable, state: StaleState, before: Date): Promise<ClaimDue[]> {
  const { rows } = await sql<ClaimDue>`
    select ${columnsSql(['u.id as user_id', 'c.id as claim_id', 'p.name as product'])}, u.id = s.seller_id as "isOwn"
    from claims c join order_items i on i.id = c.order_item_id join products p on p.id = i.product_id
      join stores s on s.id = i.store_id
      join users u on u.id = s.seller_id or (u.role = 'admin' and u.status = 'ACTIVE')
    where c.status = ${state} and coalesce(c.collected_at, c.created_at) <= ${before}
      and ${isUntold('CLAIM_STALE', 'u.id', `CLAIM_${state}`, 'c.id')}
    order by c.id limit ${MOST}`.execute(db);
  return rows;
}

type ReviewDue = { userId: number; productId: number; product: string };

/**
 * Finds products delivered in a period that their buyer has neither reviewed nor been reminded of.
 */
export async function shoesToReview(db: Queryable, { from, until }: Stretch): Promise<ReviewDue[]> {
  const { rows } = await sql<ReviewDue>`
    select distinct ${columnsSql(['o.user_id', 'p.id as product_id', 'p.name as product'])}
    from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.status = 'DELIVERED' and i.delivered_at > ${from} and i.delivered_at <= ${until}
      and p.deleted_at is null and not ${IS_DISPUTED}
      and not exists (select from reviews r
        where r.user_id = o.user_id and r.product_id = p.id and r.status <> 'DELETED')
      and ${isUntold('REVIEW_WAITING', 'o.user_id', 'PRODUCT', 'p.id')}
    order by o.user_id, p.id limit ${MOST}`.execute(db);
  return rows;
}

type CouponDue = { id: number; userId: number; name: string; expiresAt: Date };

/**
 * Finds unused coupons that expire in a period; short-lived ones are excluded, as they were
 * announced when issued.
 */
export async function couponsToEnd(db: Queryable, { from, until }: Stretch): Promise<CouponDue[]> {
  const { rows } = await sql<CouponDue>`
    select ${columnsSql(['c.id', 'c.user_id', 'c.name', 'c.expires_at'])} from coupons c
    where c.used_at is null and c.expires_at > ${from} and c.expires_at <= ${until}
      and c.expires_at - c.issued_at > ${until}::timestamptz - ${from}::timestamptz
      and ${isUntold('COUPON_EXPIRING', 'c.user_id', 'COUPON', 'c.id')}
    order by c.expires_at, c.id limit ${MOST}`.execute(db);
  return rows;
}

/** Finds the next members by id with points that expire in a period and no recent reminder. */
export async function membersToLose(
  db: Queryable,
  { from, until }: Stretch,
  after: number,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct ${columnsSql(['l.user_id'])} from point_ledger l
    where l.type = 'EARN' and not l.is_settled and l.expires_at > ${from} and l.expires_at <= ${until}
      and l.user_id > ${after}
      and not exists (select from notices n where n.user_id = l.user_id and n.type = 'POINTS_EXPIRING'
        and n.created_at > ${from}::timestamptz - (${until}::timestamptz - ${from}::timestamptz))
    order by l.user_id limit ${MOST}`.execute(db);
  return rows.map(({ userId }) => userId);
}

type AnnouncementDue = { userId: number; eventId: number; title: string; day: string };

/**
 * Finds published events without an announcement that are due by `until`, for each administrator.
 */
export async function eventsToAnnounce(db: Queryable, until: string): Promise<AnnouncementDue[]> {
  const { rows } = await sql<AnnouncementDue>`
    select ${columnsSql(['u.id as user_id', 'e.id as event_id', 'e.title'])}, to_char(e.announcement_date, 'YYYY-MM-DD') as day
    from events e join users u on u.role = 'admin' and u.status = 'ACTIVE'
    where e.announcement_date <= ${until}::date and ${isUnannounced('e')}
    order by e.announcement_date desc, e.id, u.id limit ${MOST}`.execute(db);
  return rows;
}
