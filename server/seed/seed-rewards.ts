import { ACTIVITY_POINTS, POINT_YEARS } from '#domain/policies/points.ts';
import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../db/database.ts';
import { measuresOf } from '../rewards/badges/badge-store.ts';
import { MEMBERS } from './facts/members.ts';
import { activitiesSince, type SeededActivity, WORTH } from './seed-activities.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Badge that no rule awards. */
const BY_HAND = 'ANNIVERSARY_2024';
/** Days since which activities are counted. */
const COUNTED_DAYS = 105;
/** Days ago of the newest and the first badge. */
const BADGE_DAYS = { last: 3, first: 200 };

/**
 * Inserts points and activities of every shopper, and the badges that they and purchases earned.
 */
export async function seedRewards(db: Queryable, memberIds: readonly number[], now: Date): Promise<void> {
  const deeds = await activitiesSince(db, new Date(now.getTime() - COUNTED_DAYS * DAY));
  for (const [index, userId] of memberIds.entries()) {
    if (MEMBERS[index]?.role !== 'user') continue;
    await seedHistory(
      db,
      userId,
      deeds.filter((deed) => deed.userId === userId),
    );
    const { reached } = badgesFor(await measuresOf(db, userId));
    const owned = [...(index === 0 ? [BY_HAND] : []), ...reached];
    if (owned.length > 0)
      await db
        .insertInto('user_badges')
        .values(owned.map((badge_type, order) => badgeRow(userId, badge_type, order / owned.length, order)))
        .execute();
  }

  function badgeRow(userId: number, badgeType: string, part: number, order: number) {
    const daysAgo = BADGE_DAYS.first - (BADGE_DAYS.first - BADGE_DAYS.last) * part;
    return {
      user_id: userId,
      badge_type: badgeType,
      is_displayed: order % 3 !== 2,
      awarded_at: new Date(now.getTime() - daysAgo * DAY),
    };
  }
}

/** Inserts a ledger row and an activity per rewarded activity. */
async function seedHistory(db: Queryable, userId: number, deeds: readonly SeededActivity[]): Promise<void> {
  let balance = 0;
  const activities = [];
  const ledger = [];
  for (const { kind, refId, at, won } of deeds) {
    const { refType, activity, points: moved } = WORTH[kind];
    const cause = { user_id: userId, ref_type: refType, ref_id: refId, created_at: at };
    if (activity) {
      const [type, description] = activity;
      activities.push({ ...cause, type, description, points: ACTIVITY_POINTS[type] });
    }
    const points = moved?.of(won) ?? 0;
    if (!moved || points === 0) continue;
    balance += points;
    ledger.push({
      ...cause,
      points,
      balance_after: balance,
      reason: moved.reason,
      description: moved.description,
      type: points > 0 ? 'EARN' : 'USE',
      order_id: refType === 'ORDER' ? refId : null,
      expires_at: points > 0 ? expiryOf(at) : null,
    });
  }
  if (activities.length > 0) await db.insertInto('activities').values(activities).execute();
  if (ledger.length > 0) await db.insertInto('point_ledger').values(ledger).execute();
  const activity_points = activities.reduce((sum, { points }) => sum + points, 0);
  await db.updateTable('users').set({ activity_points }).where('id', '=', userId).execute();
}

function expiryOf(at: Date): Date {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + POINT_YEARS);
  return end;
}
