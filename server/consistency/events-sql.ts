import { sql } from 'kysely';
import type { Check } from './check.ts';
import { seoulDayOf } from './seoul-day-sql.ts';

/**
 * Tolerance between the database's clock, which decides whether an event runs, and the server's
 * timestamps.
 */
const SKEW = sql.lit('1 minute');
/** SQL condition: a row `x` of `events e` was created outside the event's days (Asia/Seoul). */
const outside = sql`(${seoulDayOf(sql`(x.created_at + ${SKEW}::interval)`)} < e.start_date
  or ${seoulDayOf(sql`(x.created_at - ${SKEW}::interval)`)} > e.end_date)`;

/** Checks of event entries and votes. */
export const EVENTS: readonly Check[] = [
  {
    name: 'entries in time',
    says: 'Members enter an event on its days.',
    of: 'event',
    rows: () => sql`select e.id from event_entries x join events e on e.id = x.event_id where ${outside}`,
  },
  {
    name: 'votes in time',
    says: 'Members vote in an event on its days.',
    of: 'event',
    rows: () => sql`select e.id from feed_votes x join events e on e.id = x.event_id where ${outside}`,
  },
  {
    name: 'feed votes',
    says: 'The vote count of a feed is the number of its votes that count, and none of a deleted one.',
    of: 'feed',
    rows: () => sql`select f.id from feeds f
      left join (select feed_id, count(*) as votes from feed_votes where standing = 'COUNTED' group by 1) v
        on v.feed_id = f.id
      where f.vote_count <> case when f.deleted_at is null then coalesce(v.votes, 0) else 0 end`,
  },
  {
    name: 'votes for entries',
    says: 'A vote is for a feed that takes part in the event.',
    of: 'feed',
    rows: () => sql`select v.feed_id as id from feed_votes v where not exists (select from event_entries x
      where x.event_id = v.event_id and x.feed_id = v.feed_id)`,
  },
  {
    name: 'entry feeds',
    says: 'An entry is a feed of the member who entered, posted for the event.',
    of: 'feed',
    rows: () => sql`select f.id from event_entries x join feeds f on f.id = x.feed_id
      where x.status <> 'ELIMINATED' and (f.user_id <> x.user_id or f.event_id is distinct from x.event_id)`,
  },
  {
    name: 'entry purchases',
    says: 'An entry shows what was paid for on the purchase days of the event and is neither cancelled nor returned.',
    of: 'feed',
    rows: () => sql`select f.id from event_entries x
      join events e on e.id = x.event_id join feeds f on f.id = x.feed_id
      join order_items i on i.id = f.order_item_id join orders o on o.id = i.order_id
      left join payments p on p.order_id = o.id
      where x.status <> 'ELIMINATED' and (i.status in ('PENDING', 'EXPIRED', 'CANCELLED', 'RETURNED')
        or ${seoulDayOf(sql`coalesce(p.paid_at, o.ordered_at)`)} < e.purchase_start_date
        or ${seoulDayOf(sql`coalesce(p.paid_at, o.ordered_at)`)} > e.purchase_end_date)`,
  },
  {
    name: 'result votes',
    says: 'A result has no more votes for its entries, and has kept no more that looked odd, than it counted.',
    of: 'event',
    rows: () => sql`select r.event_id as id from event_results r where r.flagged_votes > r.total_votes
      or r.total_votes < (select coalesce(sum((entry ->> 1)::bigint), 0) from jsonb_array_elements(r.standings) entry)`,
  },
];
