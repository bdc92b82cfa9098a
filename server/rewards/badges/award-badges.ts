import { badgeFaceOf } from '#domain/rewards/badge.ts';
import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import { giveBadges } from './badge-store.ts';

/** Awards badges and notifies the member of new ones; returns their number. */
export async function awardBadges(
  tx: Queryable,
  userId: number,
  types: readonly string[],
  now: Date,
): Promise<number> {
  const given = await giveBadges(tx, userId, types, now);
  const told = given.map(({ id, badge_type: type }) => ({
    userId,
    facts: { badgeId: id, name: badgeFaceOf(type).badgeName },
  }));
  await notify(tx, 'BADGE_WON', told, now);
  return given.length;
}
