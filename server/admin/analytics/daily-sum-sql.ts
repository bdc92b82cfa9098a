import { type RawBuilder, sql } from 'kysely';
import { endOf, type Period, startOf } from '#domain/kit/period.ts';
import { LATE_REFUND_HOURS } from '#domain/policies/figures.ts';
import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';

/** SQL list of literals in the statement, so that the planner can choose partial indexes. */
const texts = (list: readonly string[]) => sql.join(list.map((text) => sql.lit(text)));
/** SQL list of the order statuses that are not paid. */
export const UNPAID = texts(UNPAID_STATUSES);

/** SQL condition: a time column lies within a period of days. */
export const within = (column: string, period: Period): RawBuilder<unknown> =>
  sql`${sql.ref(column)} >= ${startOf(period.from)} and ${sql.ref(column)} < ${endOf(period)}`;

/** SQL condition: a time column lies before the (exclusive) end of a period. */
export const upTo = (column: string, period: Period): RawBuilder<unknown> =>
  sql`${sql.ref(column)} < ${endOf(period)}`;

/** Age in ms from which a waiting refund counts as late. */
export const LATE_MS = LATE_REFUND_HOURS * 3_600_000;

/** SQL: turns one row of sums into rows of `metric` and `value`. */
const unfolded = (sums: Readonly<Record<string, RawBuilder<unknown>>>, from: RawBuilder<unknown>) => {
  const names = Object.keys(sums);
  const columns = Object.entries(sums).map(
    ([name, sum]) => sql`coalesce(${sum}, 0)::bigint as ${sql.ref(name)}`,
  );
  const rows = names.map((name) => sql`(${sql.lit(name)}, summed.${sql.ref(name)})`);
  return sql`select unfolded.metric, unfolded.value from (select ${sql.join(columns)} from ${from}) as summed
    cross join lateral (values ${sql.join(rows)}) as unfolded (metric, value)`;
};

const COUNT = sql`count(*)`;
const wherever = (condition: RawBuilder<unknown>, sum: RawBuilder<unknown> = COUNT) =>
  sql`${sum} filter (where ${condition})`;

const ordersOf = (day: Period) =>
  unfolded(
    { gmv: sql`sum(final_price)`, orders: COUNT },
    sql`orders where ${within('ordered_at', day)} and status not in (${UNPAID})`,
  );

/** SQL: orders created on a day, and those of them that were paid and confirmed later. */
const begunOf = (day: Period) =>
  unfolded(
    {
      begun: COUNT,
      begunPaid: wherever(sql`p.status = 'PAID'`),
      begunConfirmed: wherever(sql`p.status = 'PAID' and exists (
        select from order_items i where i.order_id = p.order_id and i.confirmed_at is not null)`),
    },
    sql`payments p where ${within('p.created_at', day)}`,
  );

/** SQL: refunds; refunds of unusable payments are excluded, as these never counted as paid. */
const refundsOf = (day: Period) =>
  unfolded(
    { refunded: sql`sum(amount)` },
    sql`refunds where status = 'DONE' and payment_key is null and ${within('done_at', day)}`,
  );

/** SQL condition: order line "i" has a completed exchange. */
export const IS_EXCHANGED = sql`exists (select from claims c
  where c.order_item_id = i.id and c.type = 'EXCHANGE' and c.status = 'COMPLETED')`;

const linesOf = (day: Period) =>
  unfolded(
    {
      lines: COUNT,
      cancelled: wherever(sql`i.status = 'CANCELLED'`),
      returned: wherever(sql`i.status = 'RETURNED'`),
      exchanged: wherever(IS_EXCHANGED),
    },
    sql`orders o join order_items i on i.order_id = o.id
      where ${within('o.ordered_at', day)} and o.status not in (${UNPAID})`,
  );

const counted = (metric: string, from: RawBuilder<unknown>) => unfolded({ [metric]: COUNT }, from);

const reviewsOf = (day: Period) =>
  unfolded(
    { reviews: COUNT, stars: sql`sum(rating)` },
    sql`reviews where ${within('created_at', day)} and status <> 'DELETED'`,
  );

const pointsOf = (day: Period) => {
  const of = (type: string) => wherever(sql`type = ${sql.lit(type)}`, sql`sum(points)`);
  return unfolded(
    {
      pointsIssued: of('EARN'),
      pointsUsed: sql`-(${of('USE')})`,
      pointsExpired: sql`-(${of('EXPIRE')})`,
      pointsBack: of('CANCEL'),
    },
    sql`point_ledger where ${within('created_at', day)}`,
  );
};

/** SQL: ids of members who ordered, posted, liked or voted. Content deleted since counts too. */
export const actsOf = (day: Period): RawBuilder<unknown> => sql`
  select user_id from orders where ${within('ordered_at', day)} and status not in (${UNPAID})
  union select user_id from feeds where ${within('created_at', day)}
  union select user_id from feed_comments where ${within('created_at', day)}
  union select user_id from feed_likes where ${within('created_at', day)}
  union select user_id from feed_votes where ${within('created_at', day)}
  union select user_id from reviews where ${within('created_at', day)}`;

/** SQL: all aggregates of a period as rows of `metric` and `value`. */
export const sumsOf = (day: Period): RawBuilder<unknown> =>
  sql.join(
    [
      ordersOf(day),
      begunOf(day),
      refundsOf(day),
      linesOf(day),
      counted('membersNew', sql`users where ${within('created_at', day)} and status <> 'PENDING'`),
      counted('activeMembers', sql`(${actsOf(day)}) as acting`),
      counted('feeds', sql`feeds where ${within('created_at', day)} and deleted_at is null`),
      counted('comments', sql`feed_comments where ${within('created_at', day)}`),
      counted('likes', sql`feed_likes where ${within('created_at', day)}`),
      counted('votes', sql`feed_votes where ${within('created_at', day)}`),
      reviewsOf(day),
      pointsOf(day),
      counted('couponsIssued', sql`coupons where ${within('issued_at', day)}`),
      counted('couponsUsed', sql`coupons where ${within('used_at', day)} and used_at is not null`),
    ],
    sql` union all `,
  );
