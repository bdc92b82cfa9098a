import type { FeedCounts } from '#domain/community/feed-list.ts';
import { type MyBadges, myBadges } from '#domain/rewards/badge.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import { type PointBalance, pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { countOrders, type OrderCounts } from '#domain/trade/orders/order.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** One chart per figure, so that the failure of one does not affect the others. */
export const mypageOrdersMachine = createResourceMachine<OrderCounts>({
  id: 'mypageOrders',
  description: 'How many orders of mine wait for what, on my page.',
  load: endpointPort(countOrders, () => ({})),
});
/** Machine of the point balance on my page. */
export const mypagePointsMachine = createResourceMachine<PointBalance>({
  id: 'mypagePoints',
  description: 'My point balance, on my page.',
  load: endpointPort(pointBalance, () => ({})),
});
/** Loads the number of coupons that can be used now. */
export const mypageCouponsMachine = createResourceMachine<number>({
  id: 'mypageCoupons',
  description: 'How many coupons I can use now, on my page.',
  load: endpointPort(
    listCoupons,
    () => ({ query: { status: 'ACTIVE' } }),
    ({ length }) => length,
  ),
});
/** Machine of the level and rank on my page. */
export const mypageLevelMachine = createResourceMachine<LevelInfo>({
  id: 'mypageLevel',
  description: 'My level and rank, on my page.',
  load: endpointPort(myLevel, () => ({})),
});
/** Machine of the badge figure on my page: loads the member's badges. */
export const mypageBadgesMachine = createResourceMachine<MyBadges>({
  id: 'mypageBadges',
  description: 'How many badges I have, on my page.',
  load: endpointPort(myBadges, () => ({})),
});
/** Machine of the feed counts by type on my page; a failed count shows zeros. */
export const mypageFeedsMachine = createResourceMachine<FeedCounts>({
  id: 'mypageFeeds',
  description: 'How many feeds I have of each kind, on my page; zeros stand where they cannot be counted.',
});
