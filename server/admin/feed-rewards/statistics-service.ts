import { FEED_REWARD_TYPES, type FeedRewardState } from '#domain/rewards/feed-reward.ts';
import type { Context } from '../../kit/context.ts';
import { countByDay, countRewards } from './feed-reward-store.ts';

type Ports = Pick<Context, 'db'>;

/** Returns the statistics of all rewards. */
export async function readStatistics({ db }: Ports) {
  const rows = await countRewards(db);
  const sum = (which: (row: (typeof rows)[number]) => boolean, of: 'count' | 'points' = 'count') =>
    rows.filter(which).reduce((all, row) => all + row[of], 0);
  const inState = (state: FeedRewardState) => sum(({ status }) => status === state);
  return {
    totalEvents: sum(() => true),
    pendingEvents: inState('PENDING'),
    processingEvents: inState('PROCESSING'),
    processedEvents: inState('PROCESSED'),
    failedEvents: inState('FAILED'),
    cancelledEvents: inState('CANCELLED'),
    eventsByType: Object.fromEntries(
      FEED_REWARD_TYPES.map((type) => [type, sum(({ rewardType }) => rewardType === type)]),
    ),
    totalPoints: sum(({ status }) => status === 'PROCESSED', 'points'),
  };
}

/** Returns the summary of all rewards. */
export async function readSummary(ports: Ports) {
  const { totalEvents, pendingEvents, processedEvents, failedEvents, totalPoints } =
    await readStatistics(ports);
  const averagePointsPerEvent =
    processedEvents === 0 ? 0 : Math.round((totalPoints / processedEvents) * 10) / 10;
  return { totalEvents, pendingEvents, processedEvents, failedEvents, totalPoints, averagePointsPerEvent };
}

/** Returns the days with activity, in both shapes that clients read. */
export async function readDaily({ db }: Ports, from: string, to: string) {
  const { created, processed } = await countByDay(db, from, to);
  const dailyCreatedEvents = Object.fromEntries(created.map(({ day, count }) => [day, count]));
  const dailyProcessedEvents = Object.fromEntries(processed.map(({ day, count }) => [day, count]));
  const dailyPoints = Object.fromEntries(processed.map(({ day, points }) => [day, Number(points)]));
  const days = [...new Set([...created, ...processed].map(({ day }) => day))].sort();
  const byDay = Object.fromEntries(
    days.map((day) => [
      day,
      {
        createdEvents: dailyCreatedEvents[day] ?? 0,
        processedEvents: dailyProcessedEvents[day] ?? 0,
        totalPoints: dailyPoints[day] ?? 0,
      },
    ]),
  );
  return { ...byDay, dailyCreatedEvents, dailyProcessedEvents, dailyPoints };
}
