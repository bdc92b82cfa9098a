import { sql } from 'kysely';
import { REVIEW_POINTS, VOTE_POINTS } from '#domain/policies/points.ts';
import type { ActivityType } from '#domain/rewards/activity.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import type { Queryable } from '../db/database.ts';
import { columnsSql } from '../db/statements/columns.ts';

type Kind = 'PURCHASE' | 'REVIEW' | 'FEED' | 'VOTE' | 'COMMENT' | 'ORDER';
/** Activity of a member with the row that proves it. */
export type SeededActivity = { userId: number; kind: Kind; refId: number; at: Date; won: number };

/** Reference, activity and points of a kind of activity. */
type Worth = {
  refType: string;
  activity?: readonly [type: ActivityType, description: string];
  points?: { reason: string; description: string; of(won: number): number };
};

/** Reference, activity and points of each kind of activity of the demo data. */
export const WORTH: Readonly<Record<Kind, Worth>> = {
  PURCHASE: {
    refType: 'ORDER',
    activity: ['PURCHASE_COMPLETION', '구매를 확정했어요'],
    points: { reason: 'ORDER_EARN', description: '구매를 확정해 적립했어요', of: pointsEarnedBy },
  },
  REVIEW: {
    refType: 'ORDER_ITEM',
    activity: ['REVIEW_CREATION', '리뷰를 썼어요'],
    points: { reason: 'REVIEW_WRITE', description: '리뷰를 썼어요', of: () => REVIEW_POINTS },
  },
  FEED: { refType: 'ORDER_ITEM', activity: ['FEED_CREATION', '착화 피드를 올렸어요'] },
  VOTE: {
    refType: 'EVENT',
    activity: ['VOTE_PARTICIPATION', '이벤트에 투표했어요'],
    points: { reason: 'EVENT_VOTE', description: '이벤트 피드에 투표했어요', of: () => VOTE_POINTS },
  },
  COMMENT: { refType: 'FEED', activity: ['COMMENT_CREATION', '댓글을 남겼어요'] },
  ORDER: {
    refType: 'ORDER',
    points: { reason: 'ORDER_USE', description: '상품을 주문하며 사용했어요', of: (won) => -won },
  },
};

/** Finds activities since a moment, earliest first; `won` is the amount paid or used. */
export async function activitiesSince(db: Queryable, since: Date): Promise<SeededActivity[]> {
  const { rows } = await sql<SeededActivity>`
    with bought as (
      select o.id, o.user_id, max(i.confirmed_at) as at,
        sum(i.unit_price * i.quantity - i.level_share - i.follower_share - i.coupon_share - i.point_share) as won
      from orders o join order_items i on i.order_id = o.id where o.status = 'DELIVERED'
      group by o.id having bool_and(i.confirmed_at is not null)
    ), deeds as (
      select user_id, 'PURCHASE' as kind, id as ref_id, at, won from bought
      union all select user_id, 'REVIEW', order_item_id, created_at, 0 from reviews
      union all select user_id, 'FEED', order_item_id, created_at, 0 from feeds
      union all select user_id, 'VOTE', event_id, created_at, 0 from feed_votes
      union all select user_id, 'COMMENT', feed_id, min(created_at), 0 from feed_comments group by user_id, feed_id
      union all select user_id, 'ORDER', id, ordered_at, used_points from orders where used_points > 0
    )
    select ${columnsSql(['user_id', 'kind', 'ref_id', 'at'])}, won::int as won from deeds
    where at >= ${since} order by at, kind, ref_id`.execute(db);
  return rows;
}
