import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../db/database.ts';
import { awardBadges } from './award-badges.ts';
import { takeBadges } from './badge-store.ts';

const reachedBy = (points: number): string[] => badgesFor({ points }).reached;

type Move = { before: number; after: number };

/** Gives the badges of every level that a member passed on the way up. */
export async function awardLevelBadges(
  tx: Queryable,
  userId: number,
  { before, after }: Move,
  now: Date,
): Promise<void> {
  const had = reachedBy(before);
  const won = reachedBy(after).filter((type) => !had.includes(type));
  await awardBadges(tx, userId, won, now);
}

/** Takes back the badges of levels that a member has lost again. */
export async function dropLevelBadges(tx: Queryable, userId: number, { before, after }: Move): Promise<void> {
  const has = reachedBy(after);
  const lost = reachedBy(before).filter((type) => !has.includes(type));
  await takeBadges(tx, userId, lost);
}
