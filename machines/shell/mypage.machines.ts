import type { FeedCounts } from '#domain/community/feed-list.ts';
import type { BadgeList } from '#domain/rewards/badge.ts';
import type { LevelInfo } from '#domain/rewards/level.ts';
import type { PointBalance } from '#domain/rewards/points.ts';
import type { OrderCounts } from '#domain/trade/order.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** One small chart per figure: one that fails leaves the others alone. */
export const mypageOrdersMachine = createResourceMachine<OrderCounts>({ id: 'mypageOrders' });
export const mypagePointsMachine = createResourceMachine<PointBalance>({ id: 'mypagePoints' });
/** Coupons that can be used now. */
export const mypageCouponsMachine = createResourceMachine<number>({ id: 'mypageCoupons' });
export const mypageLevelMachine = createResourceMachine<LevelInfo>({ id: 'mypageLevel' });
export const mypageBadgesMachine = createResourceMachine<BadgeList>({ id: 'mypageBadges' });
export const mypageFeedsMachine = createResourceMachine<FeedCounts>({ id: 'mypageFeeds' });
