import { ACTIVITY_POINTS } from '#domain/policies/points.ts';
import type { Queryable } from '../db/database.ts';
import { activitiesAbout, addPoints, deleteActivity, insertActivity } from './activity-store.ts';
import { climbLevels, fallBack } from './levels/level-changes.ts';

type Win = { userId: number; eventId: number; rewardId: number; points: number };

const TYPE = 'EVENT_WINNER';
const ofReward = ({ userId, rewardId }: Win) => ({
  userId,
  type: TYPE,
  refType: 'EVENT_REWARD',
  refId: rewardId,
});
const ofEvent = ({ userId, eventId }: Win) => ({ userId, type: TYPE, refType: 'EVENT', refId: eventId });
const WORDS = { prize: '이벤트 보상으로 활동 점수를 받았어요', winner: '이벤트에 당첨됐어요' };

async function move(tx: Queryable, userId: number, points: number, now: Date): Promise<void> {
  const after = await addPoints(tx, userId, points);
  if (points > 0) await climbLevels(tx, userId, { before: after - points, after }, now);
  else await fallBack(tx, userId, { before: after - points, after });
}

/** Credits the badge points of a prize, and once per event the activity of winning. */
export async function noteWin(tx: Queryable, win: Win, now: Date): Promise<void> {
  const prize = { points: win.points, description: WORDS.prize };
  if (await insertActivity(tx, ofReward(win), prize, now)) await move(tx, win.userId, win.points, now);
  const flat = { points: ACTIVITY_POINTS[TYPE], description: WORDS.winner };
  if (await insertActivity(tx, ofEvent(win), flat, now)) await move(tx, win.userId, flat.points, now);
}

/** Revokes them; the activity of winning is revoked with the last prize of the event. */
export async function undoWin(
  tx: Queryable,
  win: Omit<Win, 'points'>,
  rewardIds: readonly number[],
  now: Date,
): Promise<void> {
  const known = { ...win, points: 0 };
  const points = await deleteActivity(tx, ofReward(known));
  if (points === null) return;
  await move(tx, win.userId, -points, now);
  const about = { userId: win.userId, types: [TYPE], refType: 'EVENT_REWARD' };
  if ((await activitiesAbout(tx, about, rewardIds)).length > 0) return;
  const flat = await deleteActivity(tx, ofEvent(known));
  if (flat !== null) await move(tx, win.userId, -flat, now);
}
