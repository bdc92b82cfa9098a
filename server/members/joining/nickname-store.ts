import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** How long the name of somebody who left is nobody's, in days. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Who asks: an account or an address may have a name already. */
export type NameAsker = { accountId?: number; emailTag?: string };

/** Which of these names, by how they look, are somebody else's: a member's, or one that was asked for. */
export async function takenNames(
  db: Queryable,
  skeletons: readonly string[],
  { accountId = 0, emailTag = '' }: NameAsker,
  now: Date,
): Promise<Set<string>> {
  const skeleton = sql<string>`coalesce(users.nickname_skeleton, lower(users.nickname))`;
  const users = await db
    .selectFrom('users')
    .select(skeleton.as('skeleton'))
    .where(skeleton, 'in', skeletons)
    .where('id', '<>', accountId)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'DELETED'),
        eb('withdrawn_at', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
      ]),
    )
    .execute();
  const asked = await db
    .selectFrom('sign_ups')
    .select(['nickname_skeleton as skeleton', 'email_tag'])
    .where('nickname_skeleton', 'in', skeletons)
    .execute();
  const taken = new Set(users.map((row) => row.skeleton));
  // Who has asked for a name may do so again: else the second answer would tell what came of the first.
  for (const row of asked) {
    if (row.email_tag === emailTag) taken.delete(row.skeleton);
    else taken.add(row.skeleton);
  }
  return taken;
}
