import { badgeFaceOf } from '#domain/rewards/badge.ts';
import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import { giveBadges, type WonBadges } from './badge-store.ts';

/** Awards badges and notifies the member of new ones; returns their number. */
export const awardBadges = (
  tx: Queryable,
  userId: number,
  types: readonly string[],
  now: Date,
): Promise<number> => awardEach(tx, [{ userId, types }], now);

/** Same for several distinct members. */
export async function awardEach(tx: Queryable, won: readonly WonBadges[], now: Date): Promise<number> {
  const given = await giveBadges(tx, won, now);
  const told = given.map(({ id, userId, badgeType: type }) => ({
    userId,
    facts: { badgeId: id, name: badgeFaceOf(type).badgeName },
  }));
  await notify(tx, 'BADGE_WON', told, now);
  return given.length;
}
