import type { Channels, Topic } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Finds the settings of a member; missing topics have defaults. */
export const settingsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('notification_settings')
    .select(columns(['topic', 'in_app', 'mail', 'push']))
    .where('user_id', '=', userId)
    .execute();

/** Stores the setting of a topic. */
export const keepSetting = (
  db: Queryable,
  userId: number,
  { topic, inApp, mail, push }: Channels & { topic: Topic },
) =>
  db
    .insertInto('notification_settings')
    .values({ user_id: userId, topic, in_app: inApp, mail, push })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic']).doUpdateSet({ in_app: inApp, mail, push }),
    )
    .execute();
