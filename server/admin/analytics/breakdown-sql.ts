import { type RawBuilder, sql } from 'kysely';
import { ADVICE_BASE } from '#domain/catalogue/size-advice.ts';
import type { Period } from '#domain/kit/period.ts';
import { IS_EXCHANGED, UNPAID, within } from './daily-sum-sql.ts';

const { step, room, usualRoom, wideRoom } = ADVICE_BASE;

/** SQL: extra length in mm by kind of shoe. */
const ROOM = sql`case cat.type ${sql.join(
  Object.entries(room).map(([type, mm]) => sql`when ${sql.lit(type)} then ${sql.lit(mm)}`),
  sql` `,
)} else ${sql.lit(usualRoom)} end`;

/** SQL: advised size without votes, as later votes were unknown at the time of purchase. */
const ADVISED = sql`(round((u.foot_size + ${ROOM}
  + case when u.foot_width = 'WIDE' then ${sql.lit(wideRoom)} else 0 end)::numeric / ${sql.lit(step)})
  * ${sql.lit(step)})::integer`;

const ADVICE = sql`case when u.foot_size is null or po.size !~ '^[0-9]{1,4}$' then 'UNKNOWN'
  when po.size::integer = ${ADVISED} then 'FOLLOWED' else 'OTHER' end`;

/** SQL: won paid for a line, see `paidFor`. */
const PAID = sql`i.unit_price * i.quantity - i.level_share - i.follower_share - i.coupon_share - i.point_share`;

const SIZE_BACK = sql`exists (select from claims c
  where c.order_item_id = i.id and c.reason = 'SIZE' and c.status = 'COMPLETED')`;

/** SQL: paid lines with the parts that each belongs to. */
const paidLines = (day: Period) => sql`select p.category_id::text as category, i.store_id::text as store,
    po.size, ${ADVICE} as advice, ${PAID} as goods, i.quantity as pieces, i.status,
    ${IS_EXCHANGED} as is_exchanged, ${SIZE_BACK} as is_size_back
  from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
  join categories cat on cat.id = p.category_id join product_options po on po.id = i.option_id
  join users u on u.id = o.user_id
  where ${within('o.ordered_at', day)} and o.status not in (${UNPAID})`;

/**
 * SQL: aggregates by category, store, size and advice, as rows of `kind`, `part`, `metric` and
 * `value`.
 */
const goodsOf = (day: Period): RawBuilder<unknown> => sql`
  select kind, part, unfolded.metric, unfolded.value from (
    select case when grouping(category) = 0 then 'category' when grouping(store) = 0 then 'store'
        when grouping(size) = 0 then 'size' else 'advice' end as kind,
      coalesce(category, store, size, advice) as part,
      sum(goods) as goods, sum(pieces) as pieces, count(*) as lines,
      count(*) filter (where status = 'CANCELLED') as cancelled,
      count(*) filter (where status = 'RETURNED') as returned,
      count(*) filter (where is_exchanged) as exchanged,
      count(*) filter (where is_size_back) as size_back
    from (${paidLines(day)}) as line
    group by grouping sets ((category), (store), (size), (advice))) as summed
  cross join lateral (values ('goods', summed.goods::bigint), ('pieces', summed.pieces), ('lines', summed.lines),
    ('cancelled', summed.cancelled), ('returned', summed.returned), ('exchanged', summed.exchanged),
    ('sizeBack', summed.size_back)) as unfolded (metric, value)`;

/** SQL: orders by the month in which their members joined. */
const cohortsOf = (day: Period): RawBuilder<unknown> => sql`
  select 'joined' as kind, to_char(u.created_at at time zone 'Asia/Seoul', 'YYYY-MM') as part,
    'orders' as metric, count(*) as value
  from orders o join users u on u.id = o.user_id
  where ${within('o.ordered_at', day)} and o.status not in (${UNPAID}) group by 2`;

/** SQL: all aggregates by part of a period. */
export const partsOf = (day: Period): RawBuilder<unknown> => sql`${goodsOf(day)} union all ${cohortsOf(day)}`;
