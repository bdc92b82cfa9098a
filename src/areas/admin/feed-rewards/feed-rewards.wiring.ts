import { type ActorRefFrom, fromPromise } from 'xstate';
import { dailyFeedRewards, feedRewardStatistics } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import {
  type RewardStatistics,
  rewardStatisticsMachine,
} from '#machines/admin/analytics/reward-statistics.machine.ts';
import { feedRewardMachine } from '#machines/admin/rewards/feed-reward.machine.ts';
import { feedRewardsMachine } from '#machines/admin/rewards/feed-rewards.machine.ts';
import { rewardFileMachine } from '#machines/admin/rewards/reward-file.machine.ts';
import { rewardPaymentMachine } from '#machines/admin/rewards/reward-payment.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';
import { link } from '#src/lib/navigation/link.ts';

/** Provides the chart of the admin list of feed rewards with its calls and effects. */
export const wireFeedRewards = (app: AppServices) => wire(feedRewardsMachine, app);

/**
 * Provides the chart of the export of the filtered feed rewards with its calls and effects; downloads
 * them as a CSV file.
 */
export const wireRewardFile = (app: AppServices) =>
  wire(rewardFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

/** Provides the chart of one opened feed reward with its calls and effects. */
export const wireFeedReward = (app: AppServices) => wire(feedRewardMachine, app);

/** Number of days in the figures. */
const SHOWN_DAYS = 14;

/** Provides the chart of the totals of feed rewards by state and kind with its calls and effects. */
export const wireRewardStatistics = ({ call }: AppServices) =>
  rewardStatisticsMachine.provide({
    actors: {
      read: fromPromise<RewardStatistics>(async ({ signal }) => {
        const endDate = seoulDay(new Date());
        const startDate = laterDay(endDate, 1 - SHOWN_DAYS);
        const [statistics, daily] = await Promise.all([
          call(feedRewardStatistics, {}, { signal }),
          call(dailyFeedRewards, { query: { startDate, endDate } }, { signal }),
        ]);
        const days = Array.from({ length: SHOWN_DAYS }, (_, index) => laterDay(startDate, index));
        return {
          ...statistics,
          days: days.map((day) => ({
            day,
            created: daily.dailyCreatedEvents[day] ?? 0,
            processed: daily.dailyProcessedEvents[day] ?? 0,
            points: daily.dailyPoints[day] ?? 0,
          })),
        };
      }),
    },
  });

type Shown = {
  list: ActorRefFrom<typeof feedRewardsMachine>;
  figures: ActorRefFrom<typeof rewardStatisticsMachine>;
};

/**
 * Provides the chart of the payment of rewards with its calls and effects; afterwards table and
 * figures reload.
 */
export const wireRewardPayment = (app: AppServices, { list, figures }: Shown) =>
  wire(rewardPaymentMachine, app).provide({
    actions: {
      announceChange: () => {
        link('rewardPayment > feedRewards', list)({ type: 'screen.reloaded' });
        link('rewardPayment > rewardStatistics', figures)({ type: 'figures.outdated' });
      },
    },
  });
