import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export type BadgeRow = { id: number; badge_type: string; is_displayed: boolean; awarded_at: Date };

const COLUMNS = ['id', 'badge_type', 'is_displayed', 'awarded_at'] as const;

/** Every badge of a member, newest first. */
export const badgesOf = (db: Queryable, userId: number): Promise<BadgeRow[]> =>
  db
    .selectFrom('user_badges')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('awarded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Shows or hides one own badge, or flips it, in a single statement: its row lock makes parallel flips queue up. */
export async function setBadge(
  db: Queryable,
  userId: number,
  { badgeId, isDisplayed }: { badgeId: number; isDisplayed?: boolean | undefined },
): Promise<BadgeRow | null> {
  const row = await db
    .updateTable('user_badges')
    .set({ is_displayed: isDisplayed ?? sql<boolean>`not is_displayed` })
    .where('id', '=', badgeId)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** True when an active member has this id. */
export async function isMember(db: Queryable, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}
