import type { BadgeList } from '#domain/badge.ts';
import type { FeedCounts } from '#domain/feed-list.ts';
import type { LevelInfo } from '#domain/level.ts';
import type { OrderCounts } from '#domain/order.ts';
import type { PointBalance } from '#domain/points.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** One small chart per figure: one that fails leaves the others alone. */
export const mypageOrdersMachine = createResourceMachine<OrderCounts>({ id: 'mypageOrders' });
export const mypagePointsMachine = createResourceMachine<PointBalance>({ id: 'mypagePoints' });
/** Coupons that can be used now. */
export const mypageCouponsMachine = createResourceMachine<number>({ id: 'mypageCoupons' });
export const mypageLevelMachine = createResourceMachine<LevelInfo>({ id: 'mypageLevel' });
export const mypageBadgesMachine = createResourceMachine<BadgeList>({ id: 'mypageBadges' });
export const mypageFeedsMachine = createResourceMachine<FeedCounts>({ id: 'mypageFeeds' });
