import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  dailyFeedRewards,
  type FeedReward,
  feedRewardStatistics,
  getFeedReward,
  listFeedRewards,
  processFeedReward,
  retryFailedRewards,
} from '#domain/admin/feed-rewards/feed-reward-calls.ts';
import { exportFeedRewards } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { laterDay, seoulDay } from '#domain/kit/time.ts';
import { feedRewardMachine } from '#machines/admin/feed-reward.machine.ts';
import { feedRewardsMachine, type RewardFilters } from '#machines/admin/feed-rewards.machine.ts';
import { type RewardFigures, rewardFiguresMachine } from '#machines/admin/reward-figures.machine.ts';
import { rewardFileMachine } from '#machines/admin/reward-file.machine.ts';
import { type PaymentSaid, rewardPaymentMachine } from '#machines/admin/reward-payment.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';
import { link } from '#src/lib/link.ts';

const SORTS = {
  oldest: { sortBy: 'createdAt', sortDirection: 'ASC' },
  points: { sortBy: 'points', sortDirection: 'DESC' },
} as const;
export type RewardSort = keyof typeof SORTS;
const isSort = (sort: string | null): sort is RewardSort => sort !== null && sort in SORTS;

/** Filters as the calls name them; an empty one says nothing. */
const saidIn = ({ user, feed, type, status, from, to }: RewardFilters) => ({
  userId: user ?? '',
  feedId: feed ?? '',
  rewardType: type ?? '',
  eventStatus: status ?? '',
  startDate: from ?? '',
  endDate: to ?? '',
});

export const wireFeedRewards = ({ call }: AppServices) =>
  feedRewardsMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<FeedReward>, PagedRequest<IndexFilter<RewardFilters>>>(
        async ({ input, signal }) => {
          const { filters, sort, size } = input.filter;
          const query = {
            page: input.page,
            size,
            ...saidIn(filters),
            ...(isSort(sort) ? SORTS[sort] : {}),
          };
          const { content, number, totalPages, totalElements } = await call(
            listFeedRewards,
            { query },
            { signal },
          );
          return { items: content, page: number, totalPages, totalElements };
        },
      ),
    },
  });

export const wireRewardFile = ({ call }: AppServices) =>
  rewardFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: RewardFilters }>(({ input }) =>
        call(exportFeedRewards, { body: saidIn(input.filter) }),
      ),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

export const wireFeedReward = ({ call }: AppServices) =>
  feedRewardMachine.provide({
    actors: {
      load: fromPromise<FeedReward, { input: number }>(({ input, signal }) =>
        call(getFeedReward, { params: { id: input.input } }, { signal }),
      ),
    },
  });

/** Days that the figures show. */
const SHOWN_DAYS = 14;

export const wireRewardFigures = ({ call }: AppServices) =>
  rewardFiguresMachine.provide({
    actors: {
      read: fromPromise<RewardFigures>(async ({ signal }) => {
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
  figures: ActorRefFrom<typeof rewardFiguresMachine>;
};

/** What was paid shows in the table and in the figures. */
export const wireRewardPayment = ({ call }: AppServices, { list, figures }: Shown) =>
  rewardPaymentMachine.provide({
    actors: {
      pay: fromPromise<PaymentSaid, { eventId: number }>(({ input, signal }) =>
        call(processFeedReward, { params: { id: input.eventId } }, { signal }),
      ),
      retryAll: fromPromise<PaymentSaid>(({ signal }) => call(retryFailedRewards, {}, { signal })),
    },
    actions: {
      announceChange: () => {
        link('rewardPayment > feedRewards', list)({ type: 'screen.reloaded' });
        link('rewardPayment > rewardFigures', figures)({ type: 'figures.outdated' });
      },
    },
  });
