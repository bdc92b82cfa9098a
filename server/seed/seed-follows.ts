import type { Queryable } from '../db/database.ts';
import { MEMBERS } from './facts/members.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Offsets in the list of shoppers of those whom a shopper follows. */
const STEPS = [3, 5, 9];

/** Lets each shopper follow three others, a day apart. */
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
