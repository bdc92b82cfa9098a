import { type RawBuilder, sql } from 'kysely';
import type { ROW_TARGETS } from '#domain/admin/analytics/dashboard.ts';
import type { MetricKey } from '#domain/admin/analytics/metrics.ts';
import type { Period } from '#domain/kit/period.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { DIFFERENCES } from '#domain/trade/orders/order-differences.ts';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import { actsOf, IS_EXCHANGED, LATE_MS, UNPAID, upTo, within } from './daily-sum-sql.ts';

/** Period and time of a drill-down. */
type Moment = { period: Period; now: Date };
type Source = (moment: Moment) => RawBuilder<unknown>;
type Columns = {
  id: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  amount?: RawBuilder<unknown>;
  target?: readonly [type: (typeof ROW_TARGETS)[number], id: RawBuilder<unknown>];
};

/** SQL: rows under common names, whatever their kind. */
const rows = ({ id, at, text, amount = sql`null::bigint`, target }: Columns, from: RawBuilder<unknown>) =>
  sql`select ${id} as id, ${at} as at, ${text} as text, ${amount} as amount,
    ${target ? sql.lit(target[0]) : sql`null`}::text as target_type,
    ${target ? target[1] : sql`null`}::bigint as target_id from ${from}`;

const DIFFERENCE_NAMES = sql.join(
  Object.entries(DIFFERENCES).map(([kind, name]) => sql`when ${sql.lit(kind)} then ${sql.lit(name)}`),
  sql` `,
);
const ID = sql`t.id`;
const AT = sql`t.created_at`;
const nickname = sql`(select nickname from users where id = t.user_id)`;
const byMember = ['MEMBER', sql`t.user_id`] as const;

const orders: Source = ({ period }) =>
  rows(
    {
      id: ID,
      at: sql`t.ordered_at`,
      text: sql`t.order_no`,
      amount: sql`t.final_price::bigint`,
      target: byMember,
    },
    sql`orders t where ${within('t.ordered_at', period)} and t.status not in (${UNPAID})`,
  );

const refunds = (which: RawBuilder<unknown>, at = sql`t.done_at`) =>
  rows(
    {
      id: ID,
      at,
      text: sql`(select order_no from orders where id = t.order_id)`,
      amount: sql`-t.amount::bigint`,
    },
    sql`refunds t where ${which}`,
  );

const lines =
  (which: RawBuilder<unknown>): Source =>
  ({ period }) =>
    rows(
      {
        id: sql`i.id`,
        at: sql`o.ordered_at`,
        text: sql`o.order_no || ' ' || (select name from products where id = i.product_id)`,
        target: ['PRODUCT', sql`i.product_id`],
      },
      sql`orders o join order_items i on i.order_id = o.id
        where ${within('o.ordered_at', period)} and o.status not in (${UNPAID}) and ${which}`,
    );

/** SQL: members active in the last `days` days of the period. */
const people =
  (days: number): Source =>
  ({ period: { to } }) =>
    rows(
      { id: sql`u.id`, at: sql`u.created_at`, text: sql`u.nickname`, target: ['MEMBER', sql`u.id`] },
      sql`(${actsOf({ from: laterDay(to, 1 - days), to })}) as a join users u on u.id = a.user_id`,
    );

const written =
  (table: 'feed_comments' | 'feed_likes' | 'feed_votes'): Source =>
  ({ period }) =>
    rows(
      {
        id: table === 'feed_comments' ? ID : sql`t.feed_id`,
        at: AT,
        text: nickname,
        target: ['FEED', sql`t.feed_id`],
      },
      sql`${sql.table(table)} t where ${within('t.created_at', period)}`,
    );

const reviews =
  (amount: RawBuilder<unknown>): Source =>
  ({ period }) =>
    rows(
      { id: ID, at: AT, text: sql`t.title`, amount, target: ['PRODUCT', sql`t.product_id`] },
      sql`reviews t where ${within('t.created_at', period)} and t.status <> 'DELETED'`,
    );

const ledger = (which: RawBuilder<unknown>, sign: RawBuilder<unknown>) =>
  rows(
    { id: ID, at: AT, text: sql`t.description`, amount: sql`${sign}t.points::bigint`, target: byMember },
    sql`point_ledger t where ${which}`,
  );
const points =
  (type: string, sign = sql``): Source =>
  ({ period }) =>
    ledger(sql`${within('t.created_at', period)} and t.type = ${sql.lit(type)}`, sign);

const coupons = (at: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  rows({ id: ID, at, text: sql`t.name`, target: byMember }, sql`coupons t where ${which}`);

const paidRefunds: Source = ({ period }) =>
  refunds(sql`t.status = 'DONE' and t.payment_key is null and ${within('t.done_at', period)}`);

/** Source of rows of each metric with a drill-down. */
export const ROWS: Readonly<Partial<Record<MetricKey, Source>>> = {
  gmv: orders,
  net: (moment) => sql`${orders(moment)} union all ${paidRefunds(moment)}`,
  orders,
  average: orders,
  cancelRate: lines(sql`i.status = 'CANCELLED'`),
  returnRate: lines(sql`i.status = 'RETURNED'`),
  exchangeRate: lines(IS_EXCHANGED),
  ordersLate: ({ now }) =>
    rows(
      { id: ID, at: sql`t.ordered_at`, text: sql`t.order_no`, target: byMember },
      sql`orders t where t.status in ('ORDERED', 'SHIPPED') and t.promised_on < ${seoulDay(now)}::date`,
    ),
  termsBroken: () =>
    rows(
      {
        id: ID,
        at: sql`t.noted_at`,
        target: ['MEMBER', sql`o.user_id`],
        text: sql`o.order_no || ' ' || case t.kind ${DIFFERENCE_NAMES} end
          || ': 약속 ' || t.promised || ', 실제 ' || t.happened`,
      },
      sql`order_differences t join orders o on o.id = t.order_id`,
    ),
  notReceived: () =>
    rows(
      {
        id: ID,
        at: sql`t.opened_at`,
        text: sql`o.order_no || ' ' || (select name from products where id = i.product_id)`,
        target: ['MEMBER', sql`o.user_id`],
      },
      sql`delivery_disputes t join orders o on o.id = t.order_id join order_items i on i.id = t.order_item_id
        where t.state = 'OPEN'`,
    ),
  refundsLate: ({ now }) =>
    refunds(sql`t.status = 'WAITING' and t.created_at < ${new Date(now.getTime() - LATE_MS)}`, AT),
  membersNew: ({ period }) =>
    rows(
      { id: ID, at: AT, text: sql`t.nickname`, target: ['MEMBER', ID] },
      sql`users t where ${within('t.created_at', period)} and t.status <> 'PENDING'`,
    ),
  activeDay: people(1),
  activeWeek: people(7),
  activeMonth: people(30),
  feeds: ({ period }) =>
    rows(
      { id: ID, at: AT, text: sql`t.title`, target: ['FEED', ID] },
      sql`feeds t where ${within('t.created_at', period)} and t.deleted_at is null`,
    ),
  comments: written('feed_comments'),
  likes: written('feed_likes'),
  votes: written('feed_votes'),
  reviews: reviews(sql`null::bigint`),
  rating: reviews(sql`t.rating::bigint`),
  pointsIssued: points('EARN'),
  pointsUsed: points('USE', sql`-`),
  pointsExpired: points('EXPIRE', sql`-`),
  pointsBack: points('CANCEL'),
  pointsLeft: ({ period }) => ledger(upTo('t.created_at', period), sql``),
  couponsIssued: ({ period }) => coupons(sql`t.issued_at`, within('t.issued_at', period)),
  couponsUsed: ({ period }) => coupons(sql`t.used_at`, within('t.used_at', period)),
  couponsOpen: ({ now }) => coupons(sql`t.issued_at`, sql`t.used_at is null and t.expires_at > ${now}`),
  stockOuts: () =>
    rows(
      {
        id: ID,
        at: sql`null::timestamptz`,
        text: sql`p.name || ' ' || t.color || ' ' || t.size`,
        target: ['PRODUCT', sql`p.id`],
      },
      sql`product_options t join products p on p.id = t.product_id where t.stock = 0 and ${onSale('p')}`,
    ),
  // The recipient is shown in the outbox only.
  mailsFailed: () => rows({ id: ID, at: AT, text: sql`t.kind` }, sql`mails t where t.state = 'FAILED'`),
};
