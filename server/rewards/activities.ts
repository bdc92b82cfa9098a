import { ACTIVITY_POINTS } from '#domain/policies/points.ts';
import type { ActivityType } from '#domain/rewards/activity.ts';
import type { Queryable } from '../db/database.ts';
import { addPoints, deleteActivity, insertActivity, insertEarningActivities } from './activity-store.ts';
import { climbEach, climbLevels, fallBack } from './levels/level-changes.ts';

/** Activity that is credited once: member, type and reference are unique together. */
export type Activity = {
  userId: number;
  type: keyof typeof DESCRIPTIONS;
  refType: string;
  refId: number;
};

/** Texts of activities in the member's list; their points are in domain/rewards/activity.ts. */
const DESCRIPTIONS = {
  FEED_CREATION: '착화 피드를 올렸어요',
  COMMENT_CREATION: '댓글을 남겼어요',
  FEED_LIKE_RECEIVED: '내 피드가 좋아요를 받았어요',
  EVENT_PARTICIPATION: '이벤트에 참여했어요',
  VOTE_PARTICIPATION: '이벤트에 투표했어요',
  REVIEW_CREATION: '리뷰를 썼어요',
  REVIEW_LIKE_RECEIVED: '내 리뷰가 도움이 됐어요',
  PURCHASE_COMPLETION: '구매를 확정했어요',
} as const satisfies Partial<Record<ActivityType, string>>;

/** Records an activity and credits its points; returns false if it is recorded already. */
export async function recordActivity(tx: Queryable, deed: Activity, now: Date): Promise<boolean> {
  return (await recordActivities(tx, [deed], now)) > 0;
}

/** Records several activities; returns the number of members who gained points by them. */
export async function recordActivities(
  tx: Queryable,
  deeds: readonly Activity[],
  now: Date,
): Promise<number> {
  const earnings = deeds.map((deed) => ({
    ...deed,
    points: ACTIVITY_POINTS[deed.type],
    description: DESCRIPTIONS[deed.type],
  }));
  const grown = await insertEarningActivities(tx, earnings, now);
  const moves = grown.map(({ userId, gained, after }) => ({ userId, before: after - gained, after }));
  await climbEach(tx, moves, now);
  return grown.length;
}

type Award = { userId: number; type: ActivityType; description: string };

/** Records an activity granted by an administrator, which may repeat; returns its points. */
export async function creditActivity(tx: Queryable, award: Award, now: Date): Promise<number> {
  const { userId, type, description } = award;
  const points = ACTIVITY_POINTS[type];
  await insertActivity(tx, { userId, type, refType: null, refId: null }, { points, description }, now);
  const after = await addPoints(tx, userId, points);
  await climbLevels(tx, userId, { before: after - points, after }, now);
  return points;
}

/** Revokes an activity with exactly the points that it gave. */
export async function revokeActivity(tx: Queryable, deed: Activity): Promise<void> {
  const points = await deleteActivity(tx, deed);
  if (points === null) return;
  const after = await addPoints(tx, deed.userId, -points);
  await fallBack(tx, deed.userId, { before: after + points, after });
}
