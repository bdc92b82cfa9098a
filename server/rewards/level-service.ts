import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';
import { displayNameOf, standingOf } from '#domain/rewards/level.ts';
import type { Context } from '../kit/context.ts';
import { pageOfActivities, readStanding } from './level-store.ts';

type Ports = Pick<Context, 'db'>;

/** Level, progress in percent and rank: one more than the members with more points. */
export async function readLevel({ db }: Ports, userId: number) {
  const { points, above } = await readStanding(db, userId);
  const { level, pointsToNextLevel, levelProgress } = standingOf(points);
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

/** One page of activities in the Spring page shape. */
export async function readActivities({ db }: Ports, userId: number, query: PageQuery) {
  const { rows, total } = await pageOfActivities(db, userId, query);
  const content = rows.map((row) => ({
    id: row.id,
    activityId: row.id,
    activityType: row.type,
    activityDescription: row.description,
    description: row.description,
    pointsEarned: row.points,
    referenceId: row.ref_id,
    referenceType: row.ref_type,
    createdAt: row.created_at.toISOString(),
  }));
  return toSpringPage(content, query, listedOf(total));
}
