import { badgesFor } from '#domain/rewards/badge-rules.ts';
import { bareNameOf, displayNameOf, type Level, levelProgressOf } from '#domain/rewards/level.ts';
import type { Queryable } from '../../db/database.ts';
import { forgetUnreadOf } from '../../notices/notice-store.ts';
import { notify } from '../../notices/notify.ts';
import { awardBadges } from '../badges/award-badges.ts';
import { takeBadges } from '../badges/badge-store.ts';

const reachedBy = (points: number): string[] => badgesFor({ points }).reached;
const levelAt = (points: number): Level => levelProgressOf(points).level;

type Move = { before: number; after: number };

/** Awards the badges of all levels passed, and notifies the member of the highest one. */
export async function climbLevels(
  tx: Queryable,
  userId: number,
  { before, after }: Move,
  now: Date,
): Promise<void> {
  const had = reachedBy(before);
  const won = reachedBy(after).filter((type) => !had.includes(type));
  await awardBadges(tx, userId, won, now);
  const level = levelAt(after);
  if (level.levelId <= levelAt(before).levelId) return;
  const facts = { levelId: level.levelId, name: bareNameOf(displayNameOf(level)) };
  await notify(tx, 'LEVEL_UP', [{ userId, facts }], now);
}

/** Revokes the badges of lost levels and deletes their unread notifications. */
export async function fallBack(tx: Queryable, userId: number, { before, after }: Move): Promise<void> {
  const has = reachedBy(after);
  const lost = reachedBy(before).filter((type) => !has.includes(type));
  await takeBadges(tx, userId, lost);
  for (let id = levelAt(before).levelId; id > levelAt(after).levelId; id -= 1)
    await forgetUnreadOf(tx, userId, ['LEVEL', id]);
}
