import { fromPromise } from 'xstate';
import { countMyFeeds, type FeedCounts, NO_FEEDS } from '#domain/community/feed-list.ts';
import {
  mypageBadgesMachine,
  mypageCouponsMachine,
  mypageFeedsMachine,
  mypageLevelMachine,
  mypageOrdersMachine,
  mypagePointsMachine,
} from '#machines/shell/mypage.machines.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

type Input = { input: undefined };

/** Provides the chart of the figures of the member page with its calls and effects. */
export const wireMypage = ({ call }: { call: Call }) => ({
  orders: wire(mypageOrdersMachine, { call }),
  coupons: wire(mypageCouponsMachine, { call }),
  points: wire(mypagePointsMachine, { call }),
  level: wire(mypageLevelMachine, { call }),
  badges: wire(mypageBadgesMachine, { call }),
  feeds: mypageFeedsMachine.provide({
    actors: {
      // A failed count shows zeros (spec 8.3).
      load: fromPromise<FeedCounts, Input>(({ signal }) =>
        call(countMyFeeds, {}, { signal }).catch(() => NO_FEEDS),
      ),
    },
  }),
});
