import type { Queryable } from '../db/database.ts';
import { MEMBERS } from './facts/members.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whom a shopper follows, by how far they stand behind in the list of shoppers. */
const STEPS = [3, 5, 9];

/** Each shopper follows three others, one a day apart, so that everybody has followers. */
export async function seedFollows(db: Queryable, memberIds: readonly number[], now: Date): Promise<void> {
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const rows = shoppers.flatMap((user_id, index) =>
    STEPS.map((step, place) => ({
      user_id,
      followed_id: shoppers[(index + step) % shoppers.length] ?? user_id,
      at: new Date(now.getTime() - (index + place + 1) * DAY),
    })),
  );
  await db
    .insertInto('follows')
    .values(rows.filter(({ user_id, followed_id }) => user_id !== followed_id))
    .execute();
}
