import { type RawBuilder, sql } from 'kysely';
import type { Segment } from '#domain/admin/coupons/segment-endpoints.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import type { Queryable } from '../../db/database.ts';

/** SQL: first moment of a day in Asia/Seoul, `plus` days later. */
const startOf = (day: string, plus: 0 | 1) =>
  sql`((${day}::date + ${sql.lit(plus)}::int)::timestamp at time zone 'Asia/Seoul')`;

function pointsOf({ levelFrom, levelTo }: Segment): RawBuilder<unknown> {
  const from = LEVELS[levelFrom - 1]?.minPointsRequired ?? 0;
  const end = LEVELS[levelTo]?.minPointsRequired;
  return end === undefined
    ? sql`u.activity_points >= ${from}`
    : sql`u.activity_points >= ${from} and u.activity_points < ${end}`;
}

/** SQL: members who have bought and kept something, found in one pass instead of per member. */
const buyers = (more: RawBuilder<unknown>) => sql`(select o.user_id from order_items i
  join orders o on o.id = i.order_id
  where i.status in ('ORDERED', 'SHIPPED', 'DELIVERED') and ${more})`;

function lastOrder({ lastOrderFrom, lastOrderTo }: Segment): RawBuilder<unknown>[] {
  const since = (at: RawBuilder<unknown>) => buyers(sql`o.ordered_at >= ${at}`);
  const end = lastOrderTo ? startOf(lastOrderTo, 1) : null;
  return [
    ...(lastOrderFrom ? [sql`u.id in ${since(startOf(lastOrderFrom, 0))}`] : []),
    ...(end ? [sql`u.id in ${buyers(sql`o.ordered_at < ${end}`)} and u.id not in ${since(end)}`] : []),
  ];
}

/** SQL condition: a segment's members, who must be active shoppers. */
function meant(segment: Segment): RawBuilder<unknown> {
  const { role, joinedFrom, joinedTo, boughtCategory } = segment;
  return sql.join(
    [
      sql`u.role = ${role} and u.status = 'ACTIVE'`,
      pointsOf(segment),
      ...(joinedFrom ? [sql`u.created_at >= ${startOf(joinedFrom, 0)}`] : []),
      ...(joinedTo ? [sql`u.created_at < ${startOf(joinedTo, 1)}`] : []),
      ...lastOrder(segment),
      ...(boughtCategory
        ? [
            sql`u.id in ${buyers(sql`i.product_id in (select p.id from products p
              join categories c on c.id = p.category_id where c.type = ${boughtCategory})`)}`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Counts the members of a segment, and those who already hold a coupon of the campaign. */
export async function countMeant(db: Queryable, campaignId: number, segment: Segment) {
  const { rows } = await sql<{ count: number; holders: number }>`
    select count(*)::int as count, count(k.id)::int as holders
    from users u left join coupons k on k.user_id = u.id and k.campaign_id = ${campaignId}
    where ${meant(segment)}`.execute(db);
  return rows[0] ?? { count: 0, holders: 0 };
}

export type Recipient = { id: number; email: string };

/** Finds the next members of a segment, by id. */
export async function nextMeant(
  tx: Queryable,
  segment: Segment,
  { after, most }: { after: number; most: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id, u.email from users u where ${meant(segment)} and u.id > ${after}
    order by u.id limit ${most}`.execute(tx);
  return rows;
}
