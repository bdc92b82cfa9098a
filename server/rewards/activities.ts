import { sql } from 'kysely';
import { ACTIVITY_POINTS, type ActivityType } from '#domain/rewards/activity.ts';
import type { Queryable } from '../db/database.ts';
import { awardLevelBadges, dropLevelBadges } from './level-badges.ts';

/** A deed counts once: member, type and reference together are unique. */
export type Deed = {
  userId: number;
  type: keyof typeof DESCRIPTIONS;
  refType: string;
  refId: number;
};

/** Sentences of the deeds that the server notes; their points are domain/rewards/activity.ts. */
const DESCRIPTIONS = {
  FEED_CREATION: '착화 피드를 올렸어요',
  COMMENT_CREATION: '댓글을 남겼어요',
  FEED_LIKE_RECEIVED: '내 피드가 좋아요를 받았어요',
  VOTE_PARTICIPATION: '이벤트에 투표했어요',
  REVIEW_CREATION: '리뷰를 썼어요',
  REVIEW_LIKE_RECEIVED: '내 리뷰가 도움이 됐어요',
  PURCHASE_COMPLETION: '구매를 확정했어요',
} as const satisfies Partial<Record<ActivityType, string>>;

/** Notes a deed and adds its points to the member; a repeated one changes nothing. */
export async function noteDeed(tx: Queryable, deed: Deed, now: Date): Promise<boolean> {
  const points = ACTIVITY_POINTS[deed.type];
  const noted = await tx
    .insertInto('activities')
    .values({
      user_id: deed.userId,
      type: deed.type,
      points,
      description: DESCRIPTIONS[deed.type],
      ref_type: deed.refType,
      ref_id: deed.refId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!noted) return false;
  const after = await addPoints(tx, deed.userId, points);
  await awardLevelBadges(tx, deed.userId, { before: after - points, after }, now);
  return true;
}

/** Takes a deed back with exactly the points it gave. */
export async function undoDeed(tx: Queryable, deed: Deed): Promise<void> {
  const undone = await tx
    .deleteFrom('activities')
    .where('user_id', '=', deed.userId)
    .where('type', '=', deed.type)
    .where('ref_type', '=', deed.refType)
    .where('ref_id', '=', deed.refId)
    .returning('points')
    .executeTakeFirst();
  if (!undone) return;
  const after = await addPoints(tx, deed.userId, -undone.points);
  await dropLevelBadges(tx, deed.userId, { before: after + undone.points, after });
}

/** Moves the total and answers the new one. */
async function addPoints(tx: Queryable, userId: number, points: number): Promise<number> {
  const { activity_points: after } = await tx
    .updateTable('users')
    .set({ activity_points: sql<number>`greatest(0, activity_points + ${points}::int)` })
    .where('id', '=', userId)
    .returning('activity_points')
    .executeTakeFirstOrThrow();
  return after;
}
