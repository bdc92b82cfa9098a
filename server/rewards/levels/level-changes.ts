import { badgesFor } from '#domain/rewards/badge-rules.ts';
import { bareNameOf, displayNameOf, type Level, levelProgressOf } from '#domain/rewards/level.ts';
import type { Queryable } from '../../db/database.ts';
import { forgetUnreadOf } from '../../notices/notice-store.ts';
import { notify } from '../../notices/notify.ts';
import { awardEach } from '../badges/award-badges.ts';
import { takeBadges } from '../badges/badge-store.ts';

const reachedBy = (points: number): string[] => badgesFor({ points }).reached;
const levelAt = (points: number): Level => levelProgressOf(points).level;

type Move = { before: number; after: number };

/** Awards the badges of all levels passed, and notifies the member of the highest one. */
export const climbLevels = (tx: Queryable, userId: number, move: Move, now: Date): Promise<void> =>
  climbEach(tx, [{ userId, ...move }], now);

/** Same for several distinct members. */
export async function climbEach(
  tx: Queryable,
  moves: readonly (Move & { userId: number })[],
  now: Date,
): Promise<void> {
  const won = moves.map(({ userId, before, after }) => {
    const had = reachedBy(before);
    return { userId, types: reachedBy(after).filter((type) => !had.includes(type)) };
  });
  await awardEach(tx, won, now);
  const risen = moves.filter(({ before, after }) => levelAt(after).levelId > levelAt(before).levelId);
  const told = risen.map(({ userId, after }) => {
    const level = levelAt(after);
    return { userId, facts: { levelId: level.levelId, name: bareNameOf(displayNameOf(level)) } };
  });
  await notify(tx, 'LEVEL_UP', told, now);
}

/** Revokes the badges of lost levels and deletes their unread notifications. */
export async function fallBack(tx: Queryable, userId: number, { before, after }: Move): Promise<void> {
  const has = reachedBy(after);
  const lost = reachedBy(before).filter((type) => !has.includes(type));
  await takeBadges(tx, userId, lost);
  for (let id = levelAt(before).levelId; id > levelAt(after).levelId; id -= 1)
    await forgetUnreadOf(tx, userId, ['LEVEL', id]);
}
