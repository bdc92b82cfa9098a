import { fromPromise } from 'xstate';
import { countMyFeeds, type FeedCounts, NO_FEEDS } from '#domain/community/feed-list.ts';
import { type MyBadges, myBadges } from '#domain/rewards/badge.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import { type PointBalance, pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupon.ts';
import { countOrders, type OrderCounts } from '#domain/trade/order.ts';
import {
  mypageBadgesMachine,
  mypageCouponsMachine,
  mypageFeedsMachine,
  mypageLevelMachine,
  mypageOrdersMachine,
  mypagePointsMachine,
} from '#machines/shell/mypage.machines.ts';
import type { Call } from '#src/http/call.ts';

type Input = { input: undefined };

/** The figures of my page with the shop's calls. */
export const wireMypage = ({ call }: { call: Call }) => ({
  orders: mypageOrdersMachine.provide({
    actors: { load: fromPromise<OrderCounts, Input>(({ signal }) => call(countOrders, {}, { signal })) },
  }),
  coupons: mypageCouponsMachine.provide({
    actors: {
      load: fromPromise<number, Input>(
        async ({ signal }) => (await call(listCoupons, { query: { status: 'ACTIVE' } }, { signal })).length,
      ),
    },
  }),
  points: mypagePointsMachine.provide({
    actors: { load: fromPromise<PointBalance, Input>(({ signal }) => call(pointBalance, {}, { signal })) },
  }),
  level: mypageLevelMachine.provide({
    actors: { load: fromPromise<LevelInfo, Input>(({ signal }) => call(myLevel, {}, { signal })) },
  }),
  badges: mypageBadgesMachine.provide({
    actors: { load: fromPromise<MyBadges, Input>(({ signal }) => call(myBadges, {}, { signal })) },
  }),
  feeds: mypageFeedsMachine.provide({
    actors: {
      // Spec 8.3: a failed count shows zeros.
      load: fromPromise<FeedCounts, Input>(({ signal }) =>
        call(countMyFeeds, {}, { signal }).catch(() => NO_FEEDS),
      ),
    },
  }),
});
