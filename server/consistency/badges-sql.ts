import { sql } from 'kysely';
import { BADGES } from '#domain/rewards/badge.ts';
import { BADGE_RULES, type BadgeMeasure } from '#domain/rewards/badge-rules.ts';
import type { Check } from './check.ts';

/**
 * Measures whose badges are revoked below their threshold; badges for reviews are kept after a
 * deletion.
 */
const KEPT_IN_STEP: readonly BadgeMeasure[] = ['orders', 'won', 'points'];
const RULES = BADGE_RULES.filter(({ measure }) => KEPT_IN_STEP.includes(measure));
const rules = sql.join(RULES.map(({ type, measure, need }) => sql`(${type}, ${measure}, ${need}::bigint)`));

/** Consistency checks: badges are known and were earned. */
export const BADGE_CHECKS: readonly Check[] = [
  {
    name: 'known badges',
    says: 'A badge that a member has is one that the shop knows.',
    of: 'badge',
    rows: () => sql`select id from user_badges where badge_type <> all(${Object.keys(BADGES)}::text[])`,
  },
  {
    name: 'earned badges',
    says: 'Who has a badge for orders, for what they came to or for activity has reached its step.',
    of: 'badge',
    rows: () => sql`select b.id from user_badges b
      join (values ${rules}) as rule (type, measure, need) on rule.type = b.badge_type
      join users u on u.id = b.user_id
      left join (select o.user_id, count(distinct o.id) as orders, sum(i.unit_price::bigint * i.quantity) as won
        from order_items i join orders o on o.id = i.order_id where i.status = 'DELIVERED' group by 1) d
        on d.user_id = b.user_id
      where rule.need > case rule.measure when 'orders' then coalesce(d.orders, 0)
        when 'won' then coalesce(d.won, 0) else u.activity_points end`,
  },
];
