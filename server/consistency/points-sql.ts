import { sql } from 'kysely';
import type { Check } from './check.ts';

/** SQL: owner of the cause of ledger row `l`, per reference type. */
const OWNERS = sql`case l.ref_type
  when 'ORDER' then (select user_id from orders where id = l.ref_id)
  when 'HOLD' then (select user_id from orders where id = l.ref_id)
  when 'ORDER_ITEM' then (select o.user_id from order_items i join orders o on o.id = i.order_id where i.id = l.ref_id)
  when 'REFUND' then (select o.user_id from refunds r join orders o on o.id = r.order_id where r.id = l.ref_id)
  when 'FEED_REWARD' then (select user_id from feed_reward_events where id = l.ref_id)
  when 'GRANT' then (select user_id from point_grants where id = l.ref_id)
  when 'EVENT' then (select l.user_id from events where id = l.ref_id)
  when 'MEMBER' then l.ref_id
  when 'DAY' then l.user_id
end`;

/** Checks of the point ledger. */
export const POINTS: readonly Check[] = [
  {
    name: 'point balances',
    says: 'The balance beside a line of the ledger is the sum of the lines up to it, and not below zero.',
    of: 'line of the ledger',
    rows: () => sql`select id from (select id, balance_after,
        sum(points) over (partition by user_id order by id) as reached from point_ledger) as summed
      where balance_after <> greatest(0, reached)`,
  },
  {
    name: 'point causes',
    says: 'A line of the ledger has a cause that exists and is of the same member.',
    of: 'line of the ledger',
    rows: () => sql`select l.id from point_ledger l where ${OWNERS} is distinct from l.user_id`,
  },
  {
    name: 'used points',
    says: 'The points that an order was paid with are those that its line of the ledger took.',
    of: 'order',
    rows: () => sql`select o.id from orders o
      left join point_ledger l on l.ref_type = 'ORDER' and l.ref_id = o.id and l.reason = 'ORDER_USE'
      where o.used_points <> coalesce(-l.points, 0)`,
  },
  {
    name: 'activity points',
    says: 'The activity points of a member are the sum of the activities.',
    of: 'member',
    rows: () => sql`select u.id from users u
      left join (select user_id, sum(points) as points from activities group by 1) a on a.user_id = u.id
      where u.status <> 'DELETED' and u.activity_points <> coalesce(a.points, 0)`,
  },
];
