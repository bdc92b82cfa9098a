import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { DAILY_POINT_DAYS } from '#domain/policies/points.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';
import { displayNameOf, levelProgressOf } from '#domain/rewards/level.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  findLevelProgress,
  pageOfActivities,
  pageOfAllActivities,
  pointsByDay,
  readLevelProgress,
} from './level-store.ts';

type Ports = Pick<Context, 'db'>;

/** Returns level, progress in percent and rank of a member. */
export const readLevel = async ({ db }: Ports, userId: number) =>
  toLevelWire(userId, await readLevelProgress(db, userId));

/** Same for a member visible to the reader. */
export async function readLevelOf({ db }: Ports, userId: number, reader: Member | null) {
  const standing = await findLevelProgress(db, userId, reader?.id ?? 0);
  if (!standing) throw new ShopError('USER_NOT_FOUND');
  return toLevelWire(userId, standing);
}

function toLevelWire(userId: number, { points, above }: Awaited<ReturnType<typeof readLevelProgress>>) {
  const { level, pointsToNextLevel, levelProgress } = levelProgressOf(points);
  const levelDisplayName = displayNameOf(level);
  return {
    userId,
    totalPoints: points,
    levelEmoji: level.emoji,
    levelDisplayName,
    rewardDescription: level.rewardDescription,
    pointsToNextLevel,
    levelProgress,
    userRank: above + 1,
    currentLevelName: level.levelName,
    currentLevel: { ...level, displayName: levelDisplayName },
  };
}

/** Returns a page of activities in the Spring format. */
export const readActivities = async ({ db }: Ports, userId: number, query: PageQuery) =>
  toPage(await pageOfActivities(db, userId, query), query);

/** Same over all members. */
export const readAllActivities = async ({ db }: Ports, query: PageQuery) =>
  toPage(await pageOfAllActivities(db, query), query);

function toPage({ rows, total }: Awaited<ReturnType<typeof pageOfActivities>>, query: PageQuery) {
  const content = rows.map((row) => ({
    id: row.id,
    activityId: row.id,
    activityType: row.type,
    activityDescription: row.description,
    description: row.description,
    pointsEarned: row.points,
    referenceId: row.refId,
    referenceType: row.refType,
    createdAt: row.createdAt.toISOString(),
  }));
  return toSpringPage(content, query, listedOf(total));
}

const DAY_MS = 86_400_000;

/** Returns points by day, newest first; the period defaults to DAILY_POINT_DAYS.usual days. */
export async function readDailyPoints(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  wanted: string | undefined,
) {
  const dayBefore = (days: number) => seoulDay(new Date(clock.now().getTime() - days * DAY_MS));
  const earliest = dayBefore(DAILY_POINT_DAYS.most);
  const isTooFarBack = wanted !== undefined && wanted < earliest;
  const days = await pointsByDay(
    db,
    userId,
    isTooFarBack ? earliest : (wanted ?? dayBefore(DAILY_POINT_DAYS.usual)),
  );
  if (days.length === 0) throw new ShopError('NO_ACTIVITY_DATA');
  return days;
}
