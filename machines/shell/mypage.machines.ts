import type { FeedCounts } from '#domain/community/feed-list.ts';
import type { MyBadges } from '#domain/rewards/badge.ts';
import type { LevelInfo } from '#domain/rewards/level.ts';
import type { PointBalance } from '#domain/rewards/points.ts';
import type { OrderCounts } from '#domain/trade/order.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** One small chart per figure: one that fails leaves the others alone. */
export const mypageOrdersMachine = createResourceMachine<OrderCounts>({
  id: 'mypageOrders',
  description: 'How many orders of mine wait for what, on my page.',
});
export const mypagePointsMachine = createResourceMachine<PointBalance>({
  id: 'mypagePoints',
  description: 'My point balance, on my page.',
});
/** Coupons that can be used now. */
export const mypageCouponsMachine = createResourceMachine<number>({
  id: 'mypageCoupons',
  description: 'How many coupons I can use now, on my page.',
});
export const mypageLevelMachine = createResourceMachine<LevelInfo>({
  id: 'mypageLevel',
  description: 'My level and rank, on my page.',
});
export const mypageBadgesMachine = createResourceMachine<MyBadges>({
  id: 'mypageBadges',
  description: 'How many badges I have, on my page.',
});
export const mypageFeedsMachine = createResourceMachine<FeedCounts>({
  id: 'mypageFeeds',
  description: 'How many feeds I have of each kind, on my page; zeros stand where they cannot be counted.',
});
