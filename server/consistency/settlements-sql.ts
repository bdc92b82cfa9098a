import { sql } from 'kysely';
import type { Check } from './check.ts';
import { seoulDayOf } from './seoul-day-sql.ts';

/** Checks of store settlements. */
export const SETTLEMENTS: readonly Check[] = [
  {
    name: 'settlement weeks',
    says: 'A statement is of a week from Monday to Sunday, is closed once that is over, and paid after that.',
    of: 'settlement',
    rows: () => sql`select id from settlements where extract(isodow from period_start) <> 1
      or period_end <> period_start + 6 or ${seoulDayOf(sql`closed_at`)} <= period_end
      or paid_on <= period_end or paid_at < closed_at`,
  },
  {
    name: 'settlement sums',
    says: 'The sums of a statement are those of its lines.',
    of: 'settlement',
    rows: () => sql`select s.id from settlements s left join settlement_lines l on l.settlement_id = s.id
      group by s.id having s.lines <> count(l.net) or s.payable <> coalesce(sum(l.net), 0)
        or s.gross <> coalesce(sum(l.gross) filter (where l.kind = 'SALE'), 0)
        or s.fee <> coalesce(sum(l.fee) filter (where l.kind = 'SALE'), 0)
        or s.coupons <> coalesce(sum(l.coupon) filter (where l.kind = 'SALE'), 0)
        or s.followers <> coalesce(sum(l.follower) filter (where l.kind = 'SALE'), 0)`,
  },
  {
    name: 'settled lines',
    says: 'A line of a statement is of what the store sold, confirmed before the statement was closed.',
    of: 'settlement',
    rows: () => sql`select distinct s.id from settlement_lines l
      join settlements s on s.id = l.settlement_id join order_items i on i.id = l.order_item_id
      where i.store_id <> s.store_id or l.at > s.closed_at
        or (l.kind = 'SALE' and l.at is distinct from i.confirmed_at)`,
  },
];
