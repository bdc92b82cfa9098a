import type { Channels, Topic } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Finds the settings of a member; missing topics have defaults. */
export const settingsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('notification_settings')
    .select(columns(['topic', 'in_app', 'mail', 'push', 'talk']))
    .where('user_id', '=', userId)
    .execute();

/** Returns whether a member has a verified phone number. */
export async function hasPhone(db: Queryable, userId: number): Promise<boolean> {
  const { phoneVerifiedAt } = await db
    .selectFrom('users')
    .select(columns(['phone_verified_at']))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return phoneVerifiedAt !== null;
}

/** Stores the setting of a topic; `talk` is null until the member has chosen it. */
export const keepSetting = (
  db: Queryable,
  userId: number,
  { topic, inApp, mail, push, talk }: Omit<Channels, 'talk'> & { topic: Topic; talk: boolean | null },
) =>
  db
    .insertInto('notification_settings')
    .values({ user_id: userId, topic, in_app: inApp, mail, push, talk })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic']).doUpdateSet({ in_app: inApp, mail, push, talk }),
    )
    .execute();
