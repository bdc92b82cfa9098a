import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../db/database.ts';
import { measuresOf } from '../rewards/badge-store.ts';
import { MEMBERS } from './members.ts';
import { createRandom, pick } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;
/** No rule gives it. */
const BY_HAND = 'ANNIVERSARY_2024';
/** What a member did, what it earned in activity points, and its reward in points where there is one. */
const DEEDS: readonly (readonly [string, string, number, number])[] = [
  ['PURCHASE_COMPLETION', '구매를 확정했어요', 5, 650],
  ['REVIEW_CREATION', '리뷰를 작성했어요', 10, 100],
  ['FEED_CREATION', '착화 피드를 올렸어요', 5, 0],
  ['VOTE_PARTICIPATION', '이벤트에 투표했어요', 1, 100],
  ['COMMENT_CREATION', '댓글을 남겼어요', 3, 0],
];

/** Points, activities and the badges that they and purchases have earned, of every shopper; the demo shopper has enough for several pages. */
export async function seedRewards(db: Queryable, memberIds: readonly number[], now: Date): Promise<void> {
  const random = createRandom(3);
  for (const [index, userId] of memberIds.entries()) {
    if (MEMBERS[index]?.role !== 'user') continue;
    const deeds = index === 0 ? 48 : 4 + Math.floor(random() * 22);
    await seedHistory(db, userId, deeds, now);
    const { reached } = badgesFor(await measuresOf(db, userId));
    const owned = [...reached, ...(index === 0 ? [BY_HAND] : [])];
    if (owned.length > 0)
      await db
        .insertInto('user_badges')
        .values(owned.map((badge_type, order) => badgeRow(userId, badge_type, order, now)))
        .execute();
  }
}

const badgeRow = (userId: number, badgeType: string, order: number, now: Date) => ({
  user_id: userId,
  badge_type: badgeType,
  is_displayed: order % 3 !== 2,
  awarded_at: new Date(now.getTime() - (200 - order * 13) * DAY),
});

async function seedHistory(db: Queryable, userId: number, deeds: number, now: Date): Promise<void> {
  const random = createRandom(userId);
  const activities = [];
  const ledger = [];
  let balance = 0;
  let total = 0;
  for (let index = 0; index < deeds; index += 1) {
    const [type, description, activityPoints, points] = pick(random, DEEDS);
    const created_at = new Date(now.getTime() - (deeds - index) * 3 * DAY);
    const ref = { user_id: userId, ref_type: 'SEED', ref_id: index + 1, created_at };
    total += activityPoints;
    activities.push({ ...ref, type, points: activityPoints, description });
    if (points > 0) {
      balance += points;
      const expires_at = new Date(created_at.getTime() + 365 * DAY);
      ledger.push({
        ...ref,
        type: 'EARN',
        points,
        balance_after: balance,
        description,
        reason: type,
        order_id: null,
        expires_at,
      });
    }
    if (balance >= 1_500) {
      balance -= 1_000;
      ledger.push({
        ...ref,
        type: 'USE',
        points: -1_000,
        balance_after: balance,
        description: '주문에 사용했어요',
        reason: 'ORDER_USE',
        order_id: null,
        expires_at: null,
      });
    }
  }
  if (activities.length > 0) await db.insertInto('activities').values(activities).execute();
  if (ledger.length > 0) await db.insertInto('point_ledger').values(ledger).execute();
  await db.updateTable('users').set({ activity_points: total }).where('id', '=', userId).execute();
}
